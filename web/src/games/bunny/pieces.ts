/** Rabbits, cities, farms, towers, camps and lava, drawn for squares of 52 units. */

import { ICONS, seatColour, seatMark } from "../../art/icons";

const ink = 'stroke="var(--pen)" stroke-width="1.2" stroke-linejoin="round"';

/** A rabbit in a seat's colour, with the seat's mark on its breast; feet at 0,0. */
export function rabbit(seat: number, scale = 1): string {
  const colour = seatColour(seat);
  return (
    `<g transform="scale(${scale})">` +
    `<ellipse cx="0" cy="0.5" rx="8.5" ry="2" fill="var(--pen)" opacity=".22"/>` +
    `<path d="M-4-17C-8-27-6.5-32-4.5-32S-1-26-1-19ZM4-17C8-27 6.5-32 4.5-32S1-26 1-19Z" fill="${colour}" ${ink}/>` +
    `<path d="M-3.7-20c-1.5-4-1.4-7-.8-8.500M3.7-20c1.5-4 1.4-7 .8-8.5" fill="none" stroke="#fffaf0" stroke-width="1.1" opacity=".6"/>` +
    `<path d="M-8.2 0c-.8-6 1-9 3.6-10.400C-8-13-6.5-19.4 0-19.400S8-13 4.6-10.400C7.2-9 9-6 8.2 0Z" fill="${colour}" ${ink}/>` +
    `<circle cx="-2.3" cy="-14.6" r="1" fill="#fffaf0"/><circle cx="2.3" cy="-14.6" r="1" fill="#fffaf0"/>` +
    `<g transform="translate(-4.2 -9.2) scale(.35)"><path d="${seatMark(seat)}" fill="#fffaf0"/></g>` +
    `</g>`
  );
}

const castle = (x: number, y: number, w: number, h: number) =>
  `<path d="M${x} ${y}v${-h}h${w * 0.22}v${w * 0.2}h${w * 0.17}v${-w * 0.2}h${w * 0.22}v${w * 0.2}h${w * 0.17}v${-w * 0.2}h${w * 0.22}v${h}Z" fill="var(--wall, #f3e9d6)" ${ink}/>` +
  `<path d="M${x + w * 0.34} ${y}v${-h * 0.3}q${w * 0.16} ${-w * 0.24} ${w * 0.32} 0v${h * 0.3}Z" fill="#5b4d3c"/>`;

/** A city of one, two or three towers: as many as its strength. Centre at 0,0. */
export function city(strength: number): string {
  if (strength === 1) return castle(-6.5, 10, 13, 17);
  if (strength === 2) return castle(-12, 10, 12, 16) + castle(0, 10, 12, 20);
  return castle(-16, 10, 11, 15) + castle(5, 10, 11, 15) + castle(-6, 11, 12, 22);
}

const token = (name: string, size: number) =>
  `<circle r="${size * 0.62}" fill="#fffaf0" ${ink}/><svg x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" viewBox="0 0 24 24">${ICONS[name] ?? ""}</svg>`;

const skyTower =
  `<path d="M-5 12-3-14h6l2 26Z" fill="var(--wall, #f3e9d6)" ${ink}/><path d="M-7-14h14L0-24Z" fill="#8fb0c0" ${ink}/>` +
  `<path d="M-14-2q3-6 8-2 5-4 8 1 6-2 7 3h-20q-4 0-3-2Z" fill="#fffaf0" ${ink}/>`;

const post = (good: string) =>
  `<path d="M-13 10V-1h26v11Z" fill="var(--wall, #f3e9d6)" ${ink}/><path d="M-15-1-10-11h20l5 10Z" fill="#b4574a" ${ink}/>` +
  (good ? `<g transform="translate(0 5)">${token(good, 13)}</g>` : "");

const camp = (number: string) =>
  `<path d="M0-14-15 11h30Z" fill="#d8b375" ${ink}/><path d="M0-5-6 11H6Z" fill="#5b4d3c"/>` +
  `<circle cx="9" cy="-8" r="8" fill="#fffaf0" ${ink}/><text x="9" y="-3.5" text-anchor="middle" class="mark">${number}</text>`;

/** What stands on a square; `good` is what a trading post produces now. */
export function building(word: string, good = ""): string {
  if (word.startsWith("city")) return city(Number(word[4]));
  if (word.startsWith("farm-")) return token(word.slice(5), 20);
  if (word.startsWith("sky-tower")) return skyTower;
  if (word.startsWith("trading-post")) return post(good);
  if (word.startsWith("camp")) return camp(word.split("-")[1] ?? "");
  return "";
}

/** Lava along an edge from 0,0 to `length`,0, turned upright if need be. */
export function lava(length: number): string {
  const q = length / 4;
  const d = `M1 0q${q / 2} -4 ${q} 0t${q} 0t${q} 0t${q - 2} 0`;
  return (
    `<path d="${d}" fill="none" stroke="#4a1710" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="#c8402a" stroke-width="4.6" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="#f6b653" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="5 6"/>`
  );
}
