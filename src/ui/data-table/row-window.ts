import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual';

/** Rows beyond both edges, so that quick scrolling shows no white. */
export const OVERSCAN_ROWS = 8;

/**
 * Which rows are rendered: those in sight, and the pinned one. That is the row with the focus, which stays
 * even when it is scrolled away: a row that vanishes would take the focus with it.
 */
export function rangeWith(range: Range, pinned: number | null): number[] {
  const rows = defaultRangeExtractor(range);
  if (pinned === null || pinned >= range.count || rows.includes(pinned)) return rows;
  return [...rows, pinned].sort((a, b) => a - b);
}

/** A rendered row, or the empty space of rows that are not. */
export type WindowPart = { row: number } | { gapBefore: number; height: number };

/** What a list renders from top to bottom. */
export function windowParts(items: readonly VirtualItem[], start: number, totalHeight: number): WindowPart[] {
  const parts: WindowPart[] = [];
  let reached = start;
  for (const item of items) {
    if (item.start > reached) parts.push({ gapBefore: item.index, height: item.start - reached });
    parts.push({ row: item.index });
    reached = item.end;
  }
  const rest = start + totalHeight - reached;
  return rest > 0 ? [...parts, { gapBefore: -1, height: rest }] : parts;
}
