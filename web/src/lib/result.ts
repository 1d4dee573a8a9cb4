/** What an ended game's result means. */

/** Whether somebody with as many points as a winner has not won: the rules for a tie decided it. */
export const tieBroken = (scores: readonly number[], winners: readonly number[]): boolean =>
  scores.some((score, seat) => !winners.includes(seat) && winners.some((won) => scores[won] === score));
