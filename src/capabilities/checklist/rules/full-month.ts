import { type Month, monthOf } from './plan-due.ts';

/** From here on a month looks full. */
export const FULL_MONTH = 9;
/** What is moved goes to a month that has fewer than these afterwards, no further than two months back. */
const ROOM = 7;
const MOST_BACK = 2;

type Movable = {
  uuid: string;
  /** Where it is shown. */
  place: string;
  /** Our library says that it can be done earlier, and nobody has chosen another day. */
  isFlexible: boolean;
};

type FullMonth = {
  month: Month;
  count: number;
  moves: { uuid: string; month: Month }[];
};

/** The first month ahead that looks full, and what of it could be done earlier. The month that runs is not spread. */
export function findFullMonth(
  tasks: readonly Movable[],
  months: readonly Month[],
  today: string,
): FullMonth | undefined {
  const counts = new Map<string, number>();
  for (const { place } of tasks) counts.set(place, (counts.get(place) ?? 0) + 1);
  const countOf = (month: string) => counts.get(month) ?? 0;
  const ahead = months.filter((month) => month > monthOf(today));
  const month = ahead.find((one) => countOf(one) >= FULL_MONTH);
  if (!month) return undefined;
  const count = countOf(month);
  const earlier = months.slice(0, months.indexOf(month)).filter((one) => one >= monthOf(today));
  const near = earlier.slice(-MOST_BACK);
  const moves: FullMonth['moves'] = [];
  for (const { uuid } of tasks.filter(({ place, isFlexible }) => place === month && isFlexible)) {
    if (countOf(month) < ROOM) break;
    const quietest = [...near].sort((one, other) => countOf(one) - countOf(other))[0];
    if (!quietest || countOf(quietest) + 1 > ROOM) break;
    moves.push({ uuid, month: quietest });
    counts.set(quietest, countOf(quietest) + 1);
    counts.set(month, countOf(month) - 1);
  }
  return { month, count, moves };
}
