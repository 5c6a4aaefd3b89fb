import { toastStore } from '#ui/toast-store.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import type { BudgetLine, LineValues } from '../../rules/budget-state.ts';
import { cellText, newValues, readCell } from '../../rules/grid/cell-text.ts';
import { type Cell, moveCell } from '../../rules/grid/grid-moves.ts';
import { toldText } from '../../rules/told-text.ts';
import type { BudgetActions } from '../budget/budget-actions.ts';
import type { Leaving } from './cell-field.tsx';
import type { Sheet } from './use-sheet.ts';

/** What could not be taken is told, and can be copied, so that nobody types it twice. */
export function tellUnread(message: string, text: string): void {
  toastStore.show({
    id: 'budget-unread',
    tone: 'negative',
    message,
    secondAction: { label: 'Copy', onPress: () => void navigator.clipboard.writeText(text) },
  });
}

type Typing = { sheet: Sheet; actions: BudgetActions; onOpenLine: (line: BudgetLine) => void };

/** Typing in cells, and emptying them. */
export function cellTyping({ sheet, actions, onOpenLine }: Typing) {
  const { grid, rowOf, canType, lineRows } = sheet;
  return {
    /** Opens a cell for typing; one that adds itself up leads to what it is made of. */
    open(cell: Cell, fresh?: string) {
      const row = rowOf(cell.key);
      if (!row) return;
      if (canType(row, cell.column))
        grid.edit(cell, fresh ?? cellText(row.line, cell.column), fresh === undefined);
      else if (fresh === undefined) onOpenLine(row.line);
    },

    commit(cell: Cell, text: string, leaving: Leaving) {
      const row = rowOf(cell.key);
      const read = readCell(cell.column, text);
      if (row && 'values' in read && text !== cellText(row.line, cell.column))
        actions.changeLine(row.line, read.values, text);
      if (!row) tellUnread(`“${toldText(text)}” wasn’t saved. Its line was removed meanwhile.`, text);
      else if ('problem' in read) tellUnread(`“${toldText(text)}” wasn’t saved. ${read.problem}`, text);
      if (leaving === 'stay') grid.stopEditing();
      else sheet.go(moveCell(lineRows, cell, leaving));
    },

    /** Names stay: a line without one is found by nobody. */
    clear() {
      const chosen = sheet.chosen();
      if (!chosen) return;
      const operations = chosen.rows.flatMap((row): BudgetOperation[] => {
        const emptied: Partial<LineValues> = {};
        for (const column of chosen.columns) {
          const read = column !== 'name' && canType(row, column) && readCell(column, '');
          if (read && 'values' in read) Object.assign(emptied, read.values);
        }
        const values = newValues(row.line, emptied);
        return Object.keys(values).length > 0 ? [{ op: 'change', of: 'line', uuid: row.key, values }] : [];
      });
      if (operations.length > 0) actions.change(operations);
    },
  };
}

export type CellTyping = ReturnType<typeof cellTyping>;
