import { expect, it } from "vitest";
import { ago } from "./ago";

it("says how long ago something was", () => {
  const now = 1_800_000_000_000;
  expect(ago(now - 20_000, now, "en")).toBe("now");
  expect(ago(now + 5_000, now, "en")).toBe("now");
  expect(ago(now - 2 * 60_000, now, "en")).toBe("2 minutes ago");
  expect(ago(now - 3 * 3_600_000, now, "de")).toBe("vor 3 Stunden");
  expect(ago(now - 30 * 3_600_000, now, "de")).toBe("gestern");
  expect(ago(now - 9 * 86_400_000, now, "en")).toBe("9 days ago");
});
