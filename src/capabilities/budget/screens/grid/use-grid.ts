import { useState } from 'react';
import { type Cell, type GridMove, moveCell } from '../../rules/grid/grid-moves.ts';
import type { LineRow } from '../../rules/grid/grid-rows.ts';

export type Editing = {
  cell: Cell;
  /** What the field begins with; all of it is marked where it is what the cell held. */
  text: string;
  isMarked: boolean;
};

/** Where somebody is in the grid, what is marked, and what is being typed. */
export function useGrid() {
  const [active, setActive] = useState<Cell | null>(null);
  /** The other end of what is marked; null where only the active cell is. */
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);

  function pick(cell: Cell, isExtending = false) {
    setAnchor(isExtending ? (anchor ?? active) : null);
    setActive(cell);
    setEditing(null);
  }

  return {
    active,
    anchor,
    editing,
    pick,
    move(rows: readonly LineRow[], move: GridMove, isExtending = false) {
      if (active) pick(moveCell(rows, active, move), isExtending);
    },
    edit(cell: Cell, text: string, isMarked: boolean) {
      setActive(cell);
      setAnchor(null);
      setEditing({ cell, text, isMarked });
    },
    stopEditing: () => setEditing(null),
  };
}
