import type { BadgeProps } from '#ui/badge.tsx';
import type { ImportResult } from '../../rules/import/import-results.ts';

/** What becomes of a household, in a word or two; `filter` stands on the button that shows only these. */
export const RESULT_WORDS: Readonly<
  Record<ImportResult, { label: string; filter: string; tone: NonNullable<BadgeProps['variant']> }>
> = {
  BAD: { label: 'Needs a fix', filter: 'Need a fix', tone: 'red' },
  CONFLICT: { label: 'Differs', filter: 'Differ', tone: 'gold' },
  DUPLICATE_IN_FILE: { label: 'Twice in the file', filter: 'Twice in the file', tone: 'gold' },
  MERGE: { label: 'Adds details', filter: 'Add details', tone: 'cove' },
  NEW: { label: 'New', filter: 'New', tone: 'green' },
  SAME: { label: 'Already there', filter: 'Already there', tone: 'gray' },
};
