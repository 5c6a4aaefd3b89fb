/** Where a task is at home; some of these areas have no screens yet. */
type TaskArea =
  | 'budget'
  | 'guests'
  | 'vendors'
  | 'website'
  | 'registry'
  | 'outfits'
  | 'paper'
  | 'seating'
  | 'travel'
  | 'ceremony'
  | 'day'
  | 'after';

/** A task we suggest. */
export type LibraryTask = {
  /** Never changes: what was done, edited or taken off is known by it. */
  key: string;
  /** Days before the wedding, of a year of planning; below zero after it. */
  days: number;
  title: string;
  area: TaskArea;
  /** How early it is usually done, where that surprises people. */
  hint?: string;
  /** Where it is done. */
  href?: string;
  /** Can be done a month or two earlier without harm. */
  isFlexible?: true;
};
