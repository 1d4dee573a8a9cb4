import { expect, it } from "vitest";
import { beginning } from "./fresh";

it("builds are told apart by the script that the page begins with", () => {
  const page = (name: string): string =>
    `<head><script src="/of-a-proxy.js"></script><script type="module" crossorigin src="/assets/${name}.js"></script></head>`;
  expect(beginning(page("index-a1"))).toBe("/assets/index-a1.js");
  expect(beginning(page("index-b2"))).not.toBe(beginning(page("index-a1")));
  expect(beginning("Bad gateway"), "what is no page says nothing").toBe("");
});
