import { describe, expect, it } from "vitest";
import { chapters } from "./markdown";

describe("rules pages", () => {
  const found = chapters("In short: **win**.\n\n## Turn\n\n1. Build\n2. Pass <now>\n\nUse :wood: well.");
  it("are cut into chapters with titles", () => {
    expect(found.map((chapter) => chapter.title)).toEqual(["", "Turn"]);
    expect(found[0]?.html).toBe("<p>In short: <strong>win</strong>.</p>");
  });
  it("show lists and icons, and nothing of what is not theirs", () => {
    expect(found[1]?.html).toContain("<ol><li>Build</li><li>Pass &lt;now></li></ol>");
    expect(found[1]?.html).toContain("<svg");
  });
});
