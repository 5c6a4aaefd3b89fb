import type { SearchMode, SeatingPlan, SeatingProblem } from '../../rules/solver/problem.ts';
import { createSeatingSearch } from '../../rules/solver/search-seats.ts';

export type SearchOrder = { problem: SeatingProblem; mode: SearchMode; seed: number };
/** From 0 to 1 while it goes on; the plan at the end. */
export type SearchWord = { done: number; plan: SeatingPlan | undefined };

/** Between two words about how far it is. */
const STEPS_AT_ONCE = 60_000;

addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => {
  const { problem, mode, seed } = data;
  const search = createSeatingSearch(problem, { mode, seed });
  for (;;) {
    const { done, isDone } = search.advance(STEPS_AT_ONCE);
    const word: SearchWord = { done, plan: isDone ? search.plan() : undefined };
    postMessage(word);
    if (isDone) return;
  }
});
