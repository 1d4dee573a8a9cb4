import { mount } from "svelte";
import App from "./App.svelte";
import { renewed } from "./lib/fresh";
import "./style.css";

/** A part of the page that is not there any more: the server was brought up to date meanwhile. */
addEventListener("vite:preloadError", () => void renewed());

const target = document.getElementById("app");
if (target) mount(App, { target });
