import { expect, it } from "vitest";
import { soft } from "./soft";

const shown = (text: string) => soft(text).replaceAll("\u00ad", "·");

it("breaks long words between syllables, and leaves short ones alone", () => {
  expect(shown("Edelsteinschleifer")).toBe("Edel·stein·schlei·fer");
  expect(shown("Diamantenmine")).toBe("Dia·man·ten·mine");
  expect(shown("Watchtower")).toBe("Watch·tower");
  expect(shown("Handwerker")).toBe("Hand·wer·ker");
  expect(shown("Königliche")).toBe("König·li·che");
  expect(shown("Fischermeister")).toBe("Fischer·meis·ter");
  expect(shown("Belagerungsturm")).toBe("Bela·ge·rungs·turm");
  expect(shown("Skarabäusbastion")).toBe("Ska·ra·bäus·bastion");
  expect(shown("City 3")).toBe("City 3");
  expect(shown("Daimyo-Schloss")).toBe("Daimyo-Schloss");
});
