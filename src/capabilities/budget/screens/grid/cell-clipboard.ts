import type { ClipboardEvent } from 'react';
import { formatCents } from '#base/money.ts';
import { toastStore } from '#ui/toast-store.ts';
import { MOST_PASTED, PASTED_TOO_MUCH } from '../../rules/budget-limits.ts';
import type { BudgetVendor } from '../../rules/budget-state.ts';
import { readClipboard, writeClipboard } from '../../rules/grid/clipboard-table.ts';
import type { GridColumn, LineRow } from '../../rules/grid/grid-rows.ts';
import { pasteCells } from '../../rules/grid/paste-cells.ts';
import { whoOf } from '../../rules/line-words.ts';
import type { Desk } from '../budget/desk.ts';
import { tellUnread } from './cell-typing.ts';
import type { Sheet } from './use-sheet.ts';

const NO_VENDORS: readonly BudgetVendor[] = [];
const MOST_TOLD = 3;

const amount = (cents: number | null | undefined) => (cents == null ? '' : formatCents(cents));

/** A cell as it is read on the screen. */
function shownText({ sums, vendorsOf }: Desk, { key, line }: LineRow, column: GridColumn): string {
  const figures = sums.lines.get(key);
  switch (column) {
    case 'name':
      return line.name;
    case 'who':
      return whoOf(line, vendorsOf.get(key) ?? NO_VENDORS);
    case 'planned':
      return amount(figures?.plannedCents);
    case 'quoted':
      return amount(figures?.quotedCents);
    case 'agreed':
      return amount(figures?.committedCents);
    case 'paid':
      return amount(figures?.paidCents);
    case 'toPay':
      return amount(figures?.outstandingCents);
  }
}

type Clipboard = { desk: Desk; sheet: Sheet; clear: () => void; onPasteLines: (text: string) => void };

/** Copying, cutting and pasting cells, as between spreadsheets. */
export function cellClipboard({ desk, sheet, clear, onPasteLines }: Clipboard) {
  const { active, editing } = sheet.grid;

  function copy(event: ClipboardEvent): boolean {
    const chosen = editing ? null : sheet.chosen();
    if (!chosen) return false;
    event.preventDefault();
    const table = chosen.rows.map((row) => chosen.columns.map((column) => shownText(desk, row, column)));
    event.clipboardData.setData('text/plain', writeClipboard(table));
    return true;
  }

  return {
    copy,
    cut(event: ClipboardEvent) {
      if (copy(event) && desk.canEdit) clear();
    },
    paste(event: ClipboardEvent) {
      if (editing || !active || !desk.canEdit) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text.length > MOST_PASTED) {
        toastStore.show({ id: 'budget-unread', tone: 'negative', message: PASTED_TOO_MUCH });
        return;
      }
      const table = readClipboard(text);
      // Whole lines come in as new ones, looked at first; nobody wants their names over those that are there.
      if (active.column === 'name' && table.length > 1) {
        onPasteLines(text);
        return;
      }
      const { operations, problems } = pasteCells(sheet.lineRows, active, table, sheet.hasVendor);
      if (operations.length > 0) desk.actions.change(operations);
      const more = problems.length - MOST_TOLD;
      if (problems.length > 0)
        tellUnread(`${problems.slice(0, MOST_TOLD).join(' ')}${more > 0 ? ` And ${more} more.` : ''}`, text);
    },
  };
}
