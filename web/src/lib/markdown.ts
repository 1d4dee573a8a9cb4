/** The little of Markdown that our rules pages use: headings, paragraphs, lists, bold, and :icon: names. */

import { ICONS } from "../art/icons";

export interface Chapter {
  title: string;
  html: string;
  plain: string;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const inline = (text: string): string =>
  escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/:([a-z]+):/g, (whole, name: string) =>
      ICONS[name] ? `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[name]}</svg>` : whole,
    );

function block(text: string): string {
  const lines = text.split("\n");
  if (lines.every((line) => /^(- |\d+\. )/.test(line))) {
    const tag = lines[0]?.startsWith("- ") ? "ul" : "ol";
    return `<${tag}>${lines.map((line) => `<li>${inline(line.replace(/^(- |\d+\. )/, ""))}</li>`).join("")}</${tag}>`;
  }
  if (text.startsWith("### ")) return `<h3>${inline(text.slice(4))}</h3>`;
  return `<p>${inline(lines.join(" "))}</p>`;
}

/** A page's chapters: each begins with `## `. What comes before is a chapter without a title. */
export function chapters(source: string): Chapter[] {
  return source
    .trim()
    .split(/^## /m)
    .filter((part) => part.trim())
    .map((part, number) => {
      const first = number || source.trimStart().startsWith("## ") ? part.indexOf("\n") : 0;
      const body = part.slice(first).trim();
      return {
        title: part.slice(0, first).trim(),
        html: body
          .split(/\n{2,}/)
          .map((text) => block(text.trim()))
          .join(""),
        plain: part.toLowerCase(),
      };
    });
}
