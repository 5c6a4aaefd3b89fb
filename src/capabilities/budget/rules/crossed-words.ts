import type { CrossedField } from './budget-operations.ts';

type Crossing = { isUndoing: boolean; crossed: readonly CrossedField[]; crossedBy: readonly string[] };

/** What somebody else did to the same at the same time, and what became of it. */
export function crossedWords({ isUndoing, crossed, crossedBy }: Crossing): string {
  const who = crossedBy.length === 0 ? 'Someone else' : crossedBy.join(' and ');
  if (isUndoing) return `${who} changed some of this since, so that part stays as it is now.`;
  if (crossed.some(({ field }) => field === 'whole'))
    return `${who} removed some of this a moment ago, so that part is gone.`;
  return `${who} changed this a moment ago too. Your change counts; theirs is in the history.`;
}
