/** Places where a long word may be broken, for browsers that know no hyphenation of its language. */

const SHY = "\u00ad";
const LONG = 7;
const ONSETS =
  "schl|schm|schn|schr|schw|sch|str|spr|ch|ck|(?<!ei)st|sp|pf|ph|br|dr|fr|gr|kr|pr|tr|[bfgkp]l(?!ich)|th|wh|(?<!o)w|[bcdfghjklmnpqrstvxzß]";
const BREAK = new RegExp(`([aeiouäöüy]+[^aeiouäöüy\\s]*?)(?=(?:${ONSETS})[aeiouäöü])`, "gi");

/** Where a German compound is joined: by the s of its first part, or before a part of its own. */
const JOINT = /(?<=(?:ung|heit|keit|schaft|tät)s)(?=[^aeiouäöü\s])|(?<=[a-zäöüß]{3})(?=bastion)/gi;

const syllables = (word: string): string => {
  if (word.length <= LONG) return word;
  let made = "";
  let last = 0;
  for (const found of word.matchAll(BREAK)) {
    const end = found.index + found[0].length;
    if (end < 3 || word.length - end < 3 || end - last < 2) continue;
    made += word.slice(last, end) + SHY;
    last = end;
  }
  return made + word.slice(last);
};

const softWord = (word: string): string =>
  word.length <= LONG ? word : word.split(JOINT).map(syllables).join(SHY);

/** Words of a compound with a hyphen can be parted there already. */
export const soft = (text: string): string =>
  text
    .split(/([ -])/)
    .map(softWord)
    .join("");
