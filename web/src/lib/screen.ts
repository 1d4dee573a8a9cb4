/** Whether the table is laid out for a phone, or a tablet held upright: one thing at a time. */

import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 700px), (max-width: 900px) and (orientation: portrait)");
