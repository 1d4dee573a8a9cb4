import { expect, it } from "vitest";
import type { AnyView, Decision } from "./messages";
import { Play } from "./play.svelte";
import type { Words } from "./words";

it("a course is shown, then done action by action, and ends where the next one is not on offer", () => {
  const ask = (...options: string[]): Decision => ({
    seat: 0,
    prompt: "drive",
    since: 1,
    options,
    foresight: {},
  });
  let decision = ask("drive a", "stop");
  const play = new Play({
    view: () => ({}) as AnyView,
    words: () => ({}) as Words,
    decision: () => decision,
    front: () => 0,
  });
  const done: string[] = [];
  play.act = (action) => done.push(play.text(action));
  const actions = [
    ["drive", "a"],
    ["drive", "b"],
    ["drive", "c"],
  ];
  play.courses = () => new Map([["c", { actions, text: "far" }]]);
  expect(play.isFar("c") && !play.isFar("a") && !play.isLegal("c")).toBe(true);
  play.pick("c");
  expect([play.course?.text, done]).toEqual(["far", []]);
  play.pick("c");
  expect(done).toEqual(["drive a"]);
  decision = ask("drive b", "stop");
  expect(play.goOn()).toEqual(["drive", "b"]);
  decision = ask("unload", "stop");
  expect(play.goOn()).toBeUndefined();
  decision = ask("drive c", "stop");
  expect(play.goOn(), "it was given up").toBeUndefined();
});

it("what was chosen stays when others move, as long as it is still on offer", () => {
  let options = ["build a x", "build b x", "raze a", "end"];
  const play = new Play({
    view: () => ({}) as AnyView,
    words: () => ({}) as Words,
    decision: () => ({ seat: 0, prompt: "turn", since: options.length, options, foresight: {} }),
    front: () => 0,
  });
  play.pick("b");
  options = ["build b x", "end"];
  play.keep();
  expect([play.chosen, play.one]).toEqual([["b"], ["build", "b", "x"]]);
  options = ["raze a", "end"];
  play.keep();
  expect([play.chosen, play.one]).toEqual([[], undefined]);
  const done: string[] = [];
  play.act = (action) => done.push(play.text(action));
  play.armed = ["end"];
  options = ["end"];
  play.keep();
  play.confirm();
  expect(done, "what weighs much is confirmed as the rest is").toEqual(["end"]);
  options = ["raze a"];
  play.keep();
  expect(play.armed).toBeNull();
});

it("what is foreseen may come later: what was chosen stays, and nothing is held to be a copy before", () => {
  let foresight: Decision["foresight"] = null;
  const said = {
    action: () => "Take a card",
    foreseen: (found: { points?: number }) => `${found.points ?? 0}`,
  };
  const play = new Play({
    view: () => ({}) as AnyView,
    words: () => said as unknown as Words,
    decision: () => ({ seat: 0, prompt: "turn", since: 7, options: ["take a", "take b"], foresight }),
    front: () => 0,
  });
  play.pick("a");
  expect([play.unforeseen, play.foreseen(["take", "a"]), play.copies.size]).toEqual([true, "", 0]);
  foresight = { "take a": { points: 1 }, "take b": { points: 2 } };
  expect([play.unforeseen, play.foreseen(["take", "a"]), play.copies.size]).toEqual([false, "1", 0]);
  expect(play.one).toEqual(["take", "a"]);
  foresight = {};
  expect(play.copies.size, "both read alike").toBe(2);
});
