export interface VirtualView {
  scrollTop: number;
  viewHeight: number;
  rowHeight: number;
  rowCount: number;
}

export interface VirtualRange {
  /** The first row that is rendered … */
  start: number;
  /** … and the first that is not any more. */
  end: number;
}

/** Rows beyond both edges, so that quick scrolling shows no white. */
const OVERSCAN_ROWS = 8;

/** Which rows of equal height are in sight. */
export function virtualRange({ scrollTop, viewHeight, rowHeight, rowCount }: VirtualView): VirtualRange {
  const first = Math.floor(Math.max(scrollTop, 0) / rowHeight);
  const seen = Math.ceil(viewHeight / rowHeight);
  const start = Math.max(Math.min(first, rowCount - seen) - OVERSCAN_ROWS, 0);
  const end = Math.min(first + seen + OVERSCAN_ROWS + 1, rowCount);
  return { start, end };
}

/** Where to scroll so that a row is in sight; the present place when it already is. */
export function scrollTopFor(row: number, view: VirtualView): number {
  const top = row * view.rowHeight;
  const bottom = top + view.rowHeight;
  if (top < view.scrollTop) return top;
  return bottom > view.scrollTop + view.viewHeight ? bottom - view.viewHeight : view.scrollTop;
}

/** A rendered row, or the empty space of rows that are not. */
export type WindowPart = { row: number } | { gapFrom: number; gapRows: number };

/**
 * What a table body renders from top to bottom. The pinned row, the one that has the focus, stays
 * even when it is scrolled away: a row that vanishes would take the focus with it.
 */
export function windowParts(range: VirtualRange, rowCount: number, pinned: number | null): WindowPart[] {
  const rows = Array.from({ length: range.end - range.start }, (_, index) => range.start + index);
  if (pinned !== null && pinned < range.start) rows.unshift(pinned);
  else if (pinned !== null && pinned >= range.end && pinned < rowCount) rows.push(pinned);
  const parts: WindowPart[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) parts.push({ gapFrom: next, gapRows: row - next });
    parts.push({ row });
    next = row + 1;
  }
  if (next < rowCount) parts.push({ gapFrom: next, gapRows: rowCount - next });
  return parts;
}
