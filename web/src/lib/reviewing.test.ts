import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewState } from "../generated/api";
import { Refused } from "./client";
import { awaitReview } from "./reviewing";

const being = (status: ReviewState["status"]): ReviewState => ({ status, done: 0, steps: 9, review: null });
const LONG = 20_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a server that answers one thing after another, the last for ever. */
function ask(
  states: (ReviewState["status"] | string)[],
  made: (ReviewState["status"] | string)[] = ["making"],
) {
  const told: string[] = [];
  let asked = 0;
  const next = (answers: string[]) => {
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? "";
    return ["none", "making", "made", "failed"].includes(answer)
      ? Promise.resolve(being(answer as ReviewState["status"]))
      : Promise.reject(new Refused({ id: answer, text: answer }));
  };
  const stop = awaitReview({
    state: () => {
      asked += 1;
      return next(states);
    },
    make: () => {
      told.push("make");
      return next(made);
    },
    heard: (state) => told.push(state.status),
    refused: (error, waits) => told.push(`${(error as Refused).refusal.id} ${waits ? "waits" : "ends"}`),
  });
  return { told, stop, asked: () => asked };
}

describe("waiting for a review", () => {
  it("has it made once and asks until it is there", async () => {
    const { told, asked } = ask(["none", "making", "made"]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(told).toEqual(["make", "making", "making", "made"]);
    expect(asked()).toBe(3);
  });
  it("has it made again by a server that knows nothing of it", async () => {
    const { told } = ask(["making", "no-connection", "none", "made"]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(told).toEqual(["making", "no-connection waits", "make", "making", "made"]);
  });
  it("says that others come first, and asks again later", async () => {
    const { told } = ask(["none", "none", "made"], ["too-many", "making"]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(told).toEqual(["make", "too-many waits", "make", "making", "made"]);
  });
  it("ends where there is none to be had", async () => {
    const { told, asked } = ask(["none"], ["no-record"]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(told).toEqual(["make", "no-record ends"]);
    expect(asked()).toBe(1);
  });
  it("tries once more what failed before, but not what fails now", async () => {
    const { told } = ask(["failed", "making", "failed"]);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(told).toEqual(["make", "making", "making", "failed"]);
  });
  it("asks no more when one has gone", async () => {
    const { told, stop, asked } = ask(["making"]);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(LONG);
    expect([told, asked()]).toEqual([["making"], 1]);
  });
});
