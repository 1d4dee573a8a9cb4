/** Waiting for a review: asked for until it is made, also when the server that was making it has begun anew. */

import type { ReviewState } from "../generated/api";
import { Refused } from "./client";

const POLL = 800;
/** What passes by itself: others are being made first, or the server is away for a while. */
const PASSING: Readonly<Record<string, number>> = {
  "too-many": 5000,
  "no-connection": 3000,
  "try-again": 3000,
};

interface Asking {
  /** How far it is. */
  state: () => Promise<ReviewState>;
  /** Has it made. */
  make: () => Promise<ReviewState>;
  heard: (state: ReviewState) => void;
  /** Hears why there is none; `waits`: whether it is asked for again. */
  refused: (error: unknown, waits: boolean) => void;
}

/** Asks for a review until it is made or cannot be made; returns how to stop that. */
export function awaitReview({ state, make, heard, refused }: Asking): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = true;
  async function ask(first: boolean): Promise<void> {
    let wait = 0;
    try {
      let found = await state();
      if (current && (found.status === "none" || (first && found.status === "failed"))) found = await make();
      if (!current) return;
      heard(found);
      if (found.status === "none" || found.status === "making") wait = POLL;
    } catch (error) {
      wait = error instanceof Refused ? (PASSING[error.refusal.id] ?? 0) : 0;
      if (current) refused(error, wait > 0);
    }
    if (current && wait) timer = setTimeout(() => void ask(false), wait);
  }
  void ask(true);
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
