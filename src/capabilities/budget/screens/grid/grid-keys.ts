import type { KeyboardEvent } from 'react';
import {
  type Cell,
  commandOfKey,
  type GridCommand,
  moveCell,
  moveOfKey,
} from '../../rules/grid/grid-moves.ts';
import type { LineRow } from '../../rules/grid/grid-rows.ts';
import type { CellTyping } from './cell-typing.ts';
import type { LineCommands } from './use-line-commands.ts';
import type { Sheet } from './use-sheet.ts';

type Keyboard = { sheet: Sheet; typing: CellTyping; commands: LineCommands; canEdit: boolean };

/** What keys do on a cell that nobody types in. */
export function gridKeys({ sheet, typing, commands, canEdit }: Keyboard) {
  const { grid, lineRows, rowOf, canType, go } = sheet;
  const { active, editing } = grid;

  /** Does what a key says, unless it means nothing in this cell. */
  function obey(wanted: GridCommand, cell: Cell, row: LineRow, key: string): boolean {
    const begin = canType(row, cell.column) && (() => typing.open(cell, key));
    const step = wanted === 'next' || wanted === 'previous' ? moveCell(lineRows, cell, wanted) : cell;
    const isFolding = wanted === 'fold' && cell.column === 'name' && row.hasBelow;
    const deeds: Partial<Record<GridCommand, (() => void) | false>> = {
      edit: () => typing.open(cell),
      clear: canEdit && typing.clear,
      'let-go': () => grid.pick(cell),
      fold: isFolding ? () => sheet.fold(row.key) : begin,
      menu: canEdit && (() => commands.setMenuOf(row.key)),
      'line-up': canEdit && (() => commands.move(row.line, -1)),
      'line-down': canEdit && (() => commands.move(row.line, 1)),
      // At the very end the key leaves the grid, as everywhere.
      next: step !== cell && (() => go(step)),
      previous: step !== cell && (() => go(step)),
      type: begin,
    };
    const deed = deeds[wanted];
    if (deed) deed();
    return Boolean(deed);
  }

  return function press(event: KeyboardEvent) {
    // Keys of a button, a field or a menu inside a cell are theirs.
    const isOnCell = event.target instanceof HTMLElement && event.target.id.startsWith('cell-');
    const row = active ? rowOf(active.key) : undefined;
    if (!active || !row || editing || !isOnCell) return;
    const move = moveOfKey(event);
    const command = commandOfKey(event);
    if (move) go(moveCell(lineRows, active, move), event.shiftKey);
    else if (!command || !obey(command, active, row, event.key)) return;
    event.preventDefault();
  };
}
