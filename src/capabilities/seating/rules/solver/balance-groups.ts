import type { RuleOf, SeatingPerson } from './problem.ts';

type BalanceRule = RuleOf<'MIX' | 'SPLIT'>;

/** What somebody counts as where tables are mixed; null counts as nothing. */
export function balanceGroup(by: BalanceRule['by'], person: SeatingPerson): string | null {
  if (by === 'LANGUAGE') return person.language;
  if (by === 'AGE') return person.kind === 'ADULT' ? 'ADULT' : 'CHILD';
  return person.side === 'BOTH' ? null : person.side;
}

/**
 * How many of `all` at one table are too many of one kind (MIX), or of another kind than most (SPLIT), where the largest
 * of so many groups has `most`.
 */
export function unbalancedPeople(
  kind: BalanceRule['kind'],
  { all, most, groups }: { all: number; most: number; groups: number },
): number {
  return kind === 'SPLIT' ? all - most : most - Math.ceil(all / Math.max(1, groups));
}
