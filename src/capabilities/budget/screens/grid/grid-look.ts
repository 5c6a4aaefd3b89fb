import type { GridRow } from '../../rules/grid/grid-rows.ts';

/** One set of columns for the head and all rows. */
export const gridColumns =
  'grid grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)_4.9rem_repeat(4,4.3rem)] lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_4.9rem_repeat(4,4.6rem)] xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_5.2rem_repeat(3,4.9rem)_5.4rem] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_repeat(5,5.75rem)]';

/** In rem, so that rows grow with the letters; known beforehand, so that those out of sight need not be drawn. */
const HEIGHTS: Readonly<Record<GridRow['kind'], number>> = {
  section: 2.375,
  line: 2.625,
  prices: 4,
  total: 3.25,
};

export function rowHeightRem({ kind }: GridRow): number {
  return HEIGHTS[kind];
}
