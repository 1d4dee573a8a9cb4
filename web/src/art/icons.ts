/** The drawn icons, the same for a good in every game: 24 × 24, ink lines over a muted wash. */

const ink =
  'stroke="var(--icon-ink, #40382d)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${ink}/>`;
const line = (d: string) => `<path d="${d}" fill="none" ${ink}/>`;
/** Lines on the ground itself take the colour of the text around them. */
const stroke = (d: string) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink}/>`;

const nugget = (fill: string, shine: string) =>
  shape("M4 16 6 9l5-4 7 2 3 7-4 5H8Z", fill) +
  shape("m11 5 2 6 8 3M13 11l-6 4", "none") +
  shape("m7 9 4-4 2 6Z", shine);
const ingot = (fill: string, shine: string) =>
  shape("m2 18 2-6h8l2 6Z", fill) + shape("m12 18 2-6h6l2 6Z", fill) + shape("m7 11 2-5h7l2 5Z", shine);

export const ICONS: Record<string, string> = {
  wood:
    shape("M3 13h14v6H3z", "#b98a54") +
    disc(17.5, 16, 3, "#e3c08c") +
    shape("M6 6h12v6H6z", "#a5763f") +
    disc(18, 9, 3, "#e3c08c") +
    line("M18 9h.1M17.5 16h.1M5 15.5h6M8 8.5h5"),
  fish:
    shape("M3 12c3-5 10-6 14-1l4-4c-1 4-1 7 0 10l-4-4c-4 5-11 4-14-1Z", "#86aebc") +
    line("M10 9c2 2 2 4 0 6") +
    `<circle cx="6.6" cy="11.3" r=".9" fill="#2b2620"/>`,
  carrot:
    shape("M9 9c4-3 7 1 5 4L4 21c-1 .6-1.6-.2-1-1Z", "#de8a3d") +
    line("m8 13 2 1.5M6 16.5l1.5 1") +
    shape("M12 9c-1-3 0-5 1-7 1 2 1 3 .6 5 2-3 4-4 7-4-1 3-2 4-5 6 2-.5 4 0 5 1-2 1-5 2-7 1Z", "#7d9a58"),
  pearl:
    shape("M2 13c0-6 5-9 10-9s10 3 10 9c-3 6-17 6-20 0Z", "#cfd9db") +
    line("M12 4v6M7 5l2 6M17 5l-2 6M3 9l4 4M21 9l-4 4") +
    disc(12, 14.5, 3.6, "#fbf6ec"),
  mushroom:
    shape("M9 12h6c-.5 3 0 6 1.5 8H7.5C9 18 9.5 15 9 12Z", "#efe3cc") +
    shape("M3 12c0-6 5-9 9-9s9 3 9 9c-6 2-12 2-18 0Z", "#b4574a") +
    disc(8, 8.5, 1.3, "#f5e8d6") +
    disc(13, 6.5, 1.4, "#f5e8d6") +
    disc(17, 9.5, 1.2, "#f5e8d6"),
  spice:
    shape("M12 4c3 4 5 7 4 12-1 4-7 4-8 0C7 11 9 8 12 4Z", "#c8503a") +
    shape("M12 4c0-2 2-2.5 4-2-1 2-2 3-4 2Z", "#7d9a58") +
    line("M10 12c.5 3 1 4 2.5 5"),
  diamond:
    shape("M7 5h10l5 6-10 10L2 11Z", "#bfe0e6") + line("M2 11h20M9 11l3 10 3-10-3-6ZM7 5l2 6M17 5l-2 6"),
  copper: nugget("#b9714a", "#dca27e"),
  gold: ingot("#d7a83a", "#efce73"),
  iron: nugget("#8b9096", "#bcc1c6"),
  clay: shape("M3 19v-5h8v5ZM12 19v-5h9v5ZM7 13.5v-5h10v5Z", "#bd6b4b") + line("M5 16h3M15 16h3M10 11h4"),
  stone:
    shape("M3 18c0-4 2-7 6-7 1-4 6-5 9-2 4 1 5 6 3 9Z", "#b3aca0") +
    line("M9 11c2 0 4 2 4 4M15 18c0-2 1-4 3-4"),
  food:
    shape("M12 7c-4-3-9 0-8 6 1 5 5 9 8 7 3 2 7-2 8-7 1-6-4-9-8-6Z", "#bb4d3f") +
    line("M12 7c0-2 .5-3.5 2-5") +
    shape("M13 4c2-2 4-2 6-1-1 2-3 3-6 1Z", "#7d9a58"),
  worker:
    shape("M4 21c0-6 3-9 8-9s8 3 8 9Z", "#9b8fb3") +
    disc(12, 8, 4.4, "#f0d9bd") +
    shape("M7 7c0-5 10-5 10 0Z", "#c99a4e"),
  settler:
    shape("M4 21c0-6 3-9 8-9s8 3 8 9Z", "#7f9ba8") +
    disc(12, 8, 4.4, "#f0d9bd") +
    shape("M6 7h12M8 7c0-6 8-6 8 0Z", "#a5763f"),
  bonus:
    shape("M4 21c0-6 3-9 8-9s8 3 8 9Z", "#d7a83a") + disc(12, 8, 4.4, "#f0d9bd") + line("M12 15v4M10 17h4"),
  sword:
    shape("M19 3 9 13l2 2L21 5V3Z", "#cfd4d6") +
    shape("m6 12 6 6-1.5 1.5-6-6Z", "#a5763f") +
    shape("m8 15-4 4 1.5 1.5 4-4Z", "#7a5a3a"),
  shield:
    shape("M12 2c3 2 6 2.5 9 2.5 0 8-3 14-9 17.5C6 18.5 3 12.5 3 4.5c3 0 6-.5 9-2.5Z", "#7f9ba8") +
    line("M12 3v18M4 10h16"),
  cards:
    shape("M4 6l9-3 5 13-9 3Z", "#e7d8c6") +
    shape("M9 7h10v14H9z", "#fffaf0") +
    line("M11.5 11h5M11.5 14h5M11.5 17h3"),
  card: shape("M6 3h12v18H6z", "#fffaf0") + line("M8.5 8h7M8.5 11h7M8.5 14h4"),
  parchment:
    shape("M6 4h11c2 0 3 1 3 3h-4v12c0 2-1 2-2 2H5c-2 0-2-3 0-3h2V6c0-1-.5-2-1-2Z", "#f1e0b5") +
    line("M9.5 9h4M9.5 12h4M9.5 15h3"),
  tower:
    shape("M6 21V9H4V3h3v2h3V3h4v2h3V3h3v6h-2v12Z", "#d9cbb5") + shape("M10 21v-4c0-3 4-3 4 0v4Z", "#5b4d3c"),
  house:
    shape("M4 12v9h16v-9", "#efe0c8") +
    shape("m2 13 10-9 10 9-1.5 1.5L12 7l-8.5 7.5Z", "#b4574a") +
    shape("M10 21v-6h4v6Z", "#7a5a3a"),
  tent: shape("M12 4 2 20h20Z", "#d8b375") + shape("M12 9 8 20h8Z", "#5b4d3c") + line("M12 4V2"),
  fortress:
    shape("M3 21V8h3v2h3V8h6v2h3V8h3v13Z", "#c3b6a0") +
    shape("M10 21v-5c0-3 4-3 4 0v5Z", "#5b4d3c") +
    line("M12 8V3l5 2-5 1.5"),
  monster:
    shape(
      "M5 21c-2-8 0-13 3-14L6 3c3 0 4 1 5 3h2c1-2 2-3 5-3l-2 4c3 1 5 6 3 14-2-2-3-2-4.5 0-1-2-3-2-5 0-1.5-2-3-2-4.5 0Z",
      "currentColor",
    ) +
    disc(9.5, 11.5, 1.5, "#fffaf0") +
    disc(14.5, 11.5, 1.5, "#fffaf0") +
    line("M9 16c2 1.5 4 1.5 6 0"),
  hero:
    disc(12, 8, 5, "#f0d9bd") +
    shape("M3 22c0-6 4-9 9-9s9 3 9 9Z", "#8f6f9b") +
    shape("m6 6 2-4 4 2.5L16 2l2 4Z", "#d7a83a"),
  artefact: shape("M12 2 15 9l7 .5-5.5 4.5L18 21l-6-3.800L6 21l1.5-7L2 9.5 9 9Z", "#c9a86b"),
  points: shape("M3 19 2 7l6 4 4-7 4 7 6-4-1 12Z", "#e2b94c") + line("M4 16.5h16"),
  raze:
    shape("M12 2c1 4 6 6 6 12 0 5-3 8-6 8s-6-3-6-8c0-3 2-4 2.5-7 1.5 1 2 2 2 4 1-2 2-5 1.5-9Z", "#c8503a") +
    shape("M12 13c1 2 3 3 3 5.5S13.5 22 12 22s-3-1-3-3.5 2-3 3-5.5Z", "#eabf62"),
  deal: shape("M3 12 9 7l4 2 3-2 5 4-6 7-3 1Z", "#e7c9a2") + line("m9 12 3 3M11.5 10.5l3.5 3.5"),
  harvest:
    line("M12 21V9") +
    shape(
      "M12 9c-3-1-4-4-3-7 3 1 4 4 3 7Zm0 0c3-1 4-4 3-7-3 1-4 4-3 7Zm0 6c-4 0-6-3-6-6 4 0 6 3 6 6Zm0 0c4 0 6-3 6-6-4 0-6 3-6 6Z",
      "#d9b24c",
    ),
  fief: shape("M3 4h10v7h8v9H9v-7H3z", "#dfe0b4") + line("M8 4v9M13 11h8M9 15.5h12"),
  clock: disc(12, 12, 9, "#fffaf0") + line("M12 6v6l4 2"),
  undo: stroke("M8 5 3 10l5 5M3 10h11c5 0 7 3 7 6 0 2-1 4-3 4"),
  redo: stroke("m16 5 5 5-5 5M21 10H10c-5 0-7 3-7 6 0 2 1 4 3 4"),
  restart: stroke("M5 9a8 8 0 1 1-1 6M5 3v6h6"),
  log: stroke("M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11"),
  book:
    shape("M3 5c3-1 6-1 9 1 3-2 6-2 9-1v14c-3-1-6-1-9 1-3-2-6-2-9-1Z", "#fffaf0") +
    line(
      "M12 6v14M6 9c1.5-.3 2.5 0 4 .5M6 13c1.5-.3 2.5 0 4 .5M14 9.5c1.5-.5 2.5-.8 4-.5M14 13.5c1.5-.5 2.5-.8 4-.5",
    ),
  settings:
    shape(
      "M10 2h4l.6 3 2 1 2.8-1.2 2 3.4-2.3 2v2.600l2.3 2-2 3.400L16.6 18l-2 1-.6 3h-4l-.6-3-2-1-2.8 1.2-2-3.4 2.3-2v-2.600l-2.3-2 2-3.400L7.4 6l2-1Z",
      "#e7d8c6",
    ) + disc(12, 12, 3, "#fffaf0"),
  menu: stroke("M4 7h16M4 12h16M4 17h16"),
  close: stroke("M6 6l12 12M18 6 6 18"),
  chat: shape("M3 5h18v11H11l-5 4v-4H3Z", "#fffaf0") + line("M7 9h10M7 12h6"),
  link: stroke("M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"),
  zoom: stroke("M15 15l6 6M10 7v6M7 10h6M10 3a7 7 0 1 0 .1 0Z"),
  help: disc(12, 12, 9, "#fffaf0") + line("M9 10c0-4 6-4 6-.5 0 2.5-3 2.5-3 5M12 17.5v.1"),
  lamp: shape("M8.5 16c-5.5-4-3-13 3.5-13s9 9 3.5 13v2h-7Z", "#f2dc8f") + line("M9.5 20.5h5M12 16v-5"),
  play: shape("M7 4v16l13-8Z", "#d5ebe2"),
  first: line("M6 5v14") + shape("M19 5 9 12l10 7Z", "#d5ebe2"),
  last: line("M18 5v14") + shape("m5 5 10 7-10 7Z", "#d5ebe2"),
  back: shape("M17 5 6 12l11 7Z", "#d5ebe2"),
  on: shape("m7 5 11 7-11 7Z", "#d5ebe2"),
  run: shape("m3 5 9 7-9 7Z", "#d5ebe2") + shape("m12 5 9 7-9 7Z", "#d5ebe2"),
  pause: shape("M6 5h4v14H6ZM14 5h4v14h-4Z", "#d5ebe2"),
  green:
    shape("M5 9 3 3l6 3h6l6-3-2 6c1 7-2 12-7 12S4 16 5 9Z", "#7f9f5f") +
    disc(9, 11, 1.3, "#fffaf0") +
    disc(15, 11, 1.3, "#fffaf0") +
    line("M8 16h8M10 16v1.5M14 16v1.5"),
  yellow:
    shape("M3 8c3-5 6-3 7 1h5c3 0 5 2 5 5v6h-3v-4H9v4H6v-6C4 13 3 11 3 8Z", "#d7a83a") +
    shape("M12 9c1-5 5-7 9-7-1 4-3 7-6 7Z", "#efce73") +
    line("M20 14c2-1 2-4 1-5") +
    disc(6.5, 8.5, 1, "#fffaf0"),
  blue:
    shape("M12 21c-5 0-7-2-7-5h14c0 3-2 5-7 5Z", "#6d9bb5") +
    shape(
      "M7 17C3 12 3 7 5 4l3 2c-1 3 0 7 2 11ZM10 17c-1-6 0-11 2-14l3 2c-2 4-2 8-1 12ZM14 17c2-4 4-6 3-9l4-1c1 4-1 8-4 10Z",
      "#6d9bb5",
    ) +
    line("M5.5 6h.1M12.5 5h.1M19 8.5h.1"),
  red:
    shape("M2 10c4-4 7-4 9-2l3-5 2 5c4 1 6 4 6 8-3-2-5-2-7-1l1 6c-5 0-9-3-10-8-1 0-3 0-4-3Z", "#b8463a") +
    disc(7, 9.5, 1, "#fffaf0") +
    line("M16 21c2-1 4-1 6 0"),
  normal:
    shape("M8 3h8l5 9-5 9H8l-5-9Z", "#e7d8c6") +
    line("M9.5 10c0-3.5 5-3.5 5-.3 0 2.3-2.5 2.3-2.5 4.3M12 17v.1"),
  adventurer: shape("M12 3 20 20 12 16 4 20Z", "#9db27f"),
  defender: shape("M12 2c3 2 6 2.5 8 2.5 0 8-2 14-8 17.5C6 18.5 4 12.5 4 4.5c2 0 5-.5 8-2.5Z", "#7f9ba8"),
  builder: shape("m4 9 6-6 3 3-6 6Z", "#b3aca0") + shape("m10 8 10 10-2.5 2.5L7.5 10.5Z", "#a5763f"),
  craftsman:
    shape(
      "M10 3h4v3l3 1 2-1 2 3-2 2v2l2 2-2 3-2-1-3 1v3h-4v-3l-3-1-2 1-2-3 2-2v-2L3 9l2-3 2 1 3-1Z",
      "#c9a86b",
    ) + disc(12, 12, 3, "#fffaf0"),
  vp: shape("M12 2 14.9 8.6 22 9.3 16.7 14 18.2 21 12 17.4 5.8 21 7.3 14 2 9.3 9.1 8.600Z", "#e2b94c"),
  defence:
    shape("M12 2c3 2 6 2.5 9 2.5 0 8-3 14-9 17.5C6 18.5 3 12.5 3 4.5c3 0 6-.5 9-2.5Z", "#a9bfca") +
    line("M12 3v18M4.5 11h15"),
  samurai:
    shape("M5 12C5 5 9 3 12 3s7 2 7 9l3 3H2Z", "#8a3d34") +
    line("M8 15v4h8v-4M12 3V1M7 7c-3-1-4-3-4-5M17 7c3-1 4-3 4-5"),
  location:
    shape("M4 12v9h16v-9", "#efe0c8") +
    shape("m2 13 10-9 10 9-1.5 1.5L12 7l-8.5 7.5Z", "#8a7560") +
    line("M7 17l10-3"),
  trigger: shape("M13 2 5 13h5l-1 9 9-12h-6Z", "#efce73"),
  special: shape("M12 3 14 10 21 12 14 14 12 21 10 14 3 12 10 10Z", "#c9a86b"),
  per: line("M7 19 17 5"),
  bot:
    shape("M4 9h16v11H4z", "#cfd4d6") +
    line("M12 9V4M9 17h6M2 13v4M22 13v4") +
    disc(12, 3.5, 1.2, "#d7a83a") +
    disc(9, 13, 1.3, "#fffaf0") +
    disc(15, 13, 1.3, "#fffaf0"),
  person: disc(12, 8, 4.5, "#f0d9bd") + shape("M4 21c0-6 3-8 8-8s8 2 8 8Z", "#b9a58a"),
  moon: shape("M15 3a9 9 0 1 0 6 13A8 8 0 0 1 15 3Z", "#e2d3a4"),
  flag: line("M5 22V3") + shape("M5 3c5-2 8 3 15 0v10c-7 3-10-2-15 0Z", "#b4574a"),
  box: shape("M3 7 12 3l9 4v10l-9 4-9-4Z", "#e3c08c") + line("M3 7l9 4 9-4M12 11v10"),
  download: stroke("M12 3v12M7 11l5 5 5-5M4 20h16"),
  upload: stroke("M12 16V4M7 9l5-5 5 5M4 20h16"),
  chart: stroke("M3 3v18h18") + stroke("m6 15 4-5 4 3 6-8"),
  check: stroke("m5 13 5 5 9-12"),
  eye: shape("M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z", "#fffaf0") + disc(12, 12, 3, "#7f9ba8"),
};

/** The mark of each seat: never colour alone. */
export const SEAT_MARKS = [
  "M12 4a8 8 0 1 0 .01 0Z",
  "M12 3 21.5 20h-19Z",
  "M4.5 4.5h15v15h-15Z",
  "M12 2 21.5 12 12 22 2.5 12Z",
];

export const seatMark = (seat: number): string => SEAT_MARKS[seat % SEAT_MARKS.length] ?? "";
export const seatColour = (seat: number): string => `var(--seat-${seat % SEAT_MARKS.length})`;
