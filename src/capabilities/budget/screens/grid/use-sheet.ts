import { useMemo, useRef, useState } from 'react';
import { canTypeIn } from '../../rules/grid/cell-text.ts';
import { type Cell, cellRange } from '../../rules/grid/grid-moves.ts';
import { type GridColumn, gridRows, type LineRow, lineRowsOf } from '../../rules/grid/grid-rows.ts';
import { priceOfLine } from '../../rules/price-scale.ts';
import type { Desk } from '../budget/desk.ts';
import { useGrid } from './use-grid.ts';

/** The rows as they stand below one another, and where somebody is among them. */
export function useSheet(desk: Desk) {
  const { budget, prices, vendorsOf, canEdit } = desk;
  const { lines } = budget;
  const grid = useGrid();
  const { active, anchor } = grid;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [pricesOf, setPricesOf] = useState<string | null>(null);
  /** The focus moves to the active cell only while it is in the grid. */
  const [holdsFocus, setHoldsFocus] = useState(false);
  /** Brings a row into sight that is not drawn; the body knows how. */
  const scrollTo = useRef<(index: number) => void>(null);

  const rows = useMemo(() => gridRows(lines, { folded, pricesOf }), [lines, folded, pricesOf]);
  const lineRows = useMemo(() => lineRowsOf(rows), [rows]);
  const marked = active && anchor ? cellRange(lineRows, anchor, active) : undefined;

  const rowOf = (key: string) => lineRows.find((row) => row.key === key);
  const lineOf = (uuid: string | null) => lines.find((line) => line.uuid === uuid);
  const hasVendor = (uuid: string) => vendorsOf.has(uuid);

  /** Cells that move out of sight are brought back into it, above the bar at the top of the page. */
  function bringIntoSight(cell: Cell) {
    const element = document.getElementById(`cell-${cell.key}-${cell.column}`);
    if (element) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else scrollTo.current?.(rows.findIndex(({ key }) => key === cell.key));
  }

  return {
    grid,
    rows,
    lineRows,
    /** What is marked, where it is more than the active cell. */
    marked,
    holdsFocus,
    setHoldsFocus,
    scrollTo,
    rowOf,
    lineOf,
    hasVendor,
    canType: (row: LineRow, column: GridColumn) =>
      canEdit && canTypeIn(column, { hasBelow: row.hasBelow, hasVendor: hasVendor(row.key) }),
    /** What a key or a command is about: everything that is marked, or the active cell. */
    chosen: () => active && (marked ?? cellRange(lineRows, active, active)),
    go(cell: Cell, isExtending = false) {
      grid.pick(cell, isExtending);
      setHoldsFocus(true);
      bringIntoSight(cell);
    },
    fold(key: string) {
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    },
    unfold: (key: string) => setFolded((now) => new Set([...now].filter((uuid) => uuid !== key))),
    /** Of a line below another, those of the one above. */
    showPrices(key: string) {
      const line = rowOf(key)?.line;
      const priced = line?.parentUuid ? lineOf(line.parentUuid) : line;
      setPricesOf(priced && priceOfLine(prices, priced) ? priced.uuid : null);
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
