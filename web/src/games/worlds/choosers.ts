import type { Choosers } from "../choosers";
import WorldChooser from "./WorldChooser.svelte";

export const choosers: Choosers = { world: WorldChooser };
/** Which world is the first thing to choose. */
export const ahead: readonly string[] = ["world"];
