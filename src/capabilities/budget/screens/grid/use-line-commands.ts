import { useEffect, useEffectEvent, useState } from 'react';
import type { BudgetSection } from '../../rules/budget-sections.ts';
import type { BudgetLine } from '../../rules/budget-state.ts';
import { moveCell } from '../../rules/grid/grid-moves.ts';
import type { BudgetActions } from '../budget/budget-actions.ts';
import type { RowCommand } from './row-menu.tsx';
import type { Sheet } from './use-sheet.ts';

type Commands = { sheet: Sheet; actions: BudgetActions; onOpenLine: (line: BudgetLine) => void };

/** What can be done with whole lines: adding, moving and removing them, from menus, keys and buttons. */
export function useLineCommands({ sheet, actions, onOpenLine }: Commands) {
  const { grid, lineRows, rowOf } = sheet;
  const { active } = grid;
  const [menuOf, setMenuOf] = useState<string | null>(null);
  /** Asked for in a menu, and done once that is closed: until then nothing outside of it takes the focus. */
  const [asked, setAsked] = useState<{ key: string; wanted: RowCommand }>();
  /** How often a line was moved from here. */
  const [moves, setMoves] = useState(0);

  function beginName(uuid: string) {
    sheet.setHoldsFocus(true);
    grid.edit({ key: uuid, column: 'name' }, '', true);
  }

  /** Below where somebody is, else at the end, on the first floor. */
  function add() {
    const row = active ? rowOf(active.key) : undefined;
    const last = lineRows.at(-1)?.line;
    const before = row?.line ?? (last && (sheet.lineOf(last.parentUuid) ?? last));
    beginName(before ? actions.addLineAfter(before) : actions.addLineIn('ELSE'));
  }

  function move(line: BudgetLine, step: -1 | 1) {
    actions.moveLine(line, step);
    setMoves((count) => count + 1);
  }

  function remove(line: BudgetLine) {
    const key = line.uuid;
    const next = moveCell(lineRows, { key, column: active?.column ?? 'name' }, 'down');
    grid.pick(next.key === key ? moveCell(lineRows, next, 'up') : next);
    actions.removeLine(line);
  }

  function addBelow(line: BudgetLine) {
    sheet.unfold(line.uuid);
    beginName(actions.addLineBelow(line));
  }

  function obey(key: string, wanted: RowCommand) {
    const line = rowOf(key)?.line;
    if (!line) return;
    switch (wanted) {
      case 'open':
        return onOpenLine(line);
      case 'prices':
        return sheet.showPrices(key);
      case 'add-after':
        return beginName(actions.addLineAfter(line));
      case 'add-below':
        return addBelow(line);
      case 'up':
      case 'down':
        return move(line, wanted === 'up' ? -1 : 1);
      case 'remove':
        return remove(line);
      default:
        actions.moveLineTo(line, wanted.slice('to-'.length) as BudgetSection);
        setMoves((count) => count + 1);
    }
  }

  const answerMenu = useEffectEvent(() => {
    setAsked(undefined);
    if (asked) obey(asked.key, asked.wanted);
  });
  useEffect(() => {
    if (asked && menuOf === null) answerMenu();
  }, [asked, menuOf]);

  // A row that changes its place in the document loses the focus on the way.
  const followLine = useEffectEvent(() => {
    if (active) document.getElementById(`cell-${active.key}-${active.column}`)?.focus();
  });
  useEffect(() => {
    if (moves > 0) followLine();
  }, [moves]);

  return {
    menuOf,
    setMenuOf,
    ask: (key: string, wanted: RowCommand) => setAsked({ key, wanted }),
    add,
    addIn: (section: BudgetSection) => beginName(actions.addLineIn(section)),
    move,
    drop(movedKey: string, targetKey: string) {
      const moved = rowOf(movedKey)?.line;
      const target = rowOf(targetKey)?.line;
      if (moved && target) actions.dropLine(moved, target);
    },
  };
}

export type LineCommands = ReturnType<typeof useLineCommands>;
