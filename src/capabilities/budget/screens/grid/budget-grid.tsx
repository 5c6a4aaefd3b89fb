import { type FocusEvent, useEffect, useState } from 'react';
import type { BudgetLine } from '../../rules/budget-state.ts';
import { GRID_COLUMNS } from '../../rules/grid/grid-rows.ts';
import type { Presence, PresenceCell } from '../../rules/presence.ts';
import type { BudgetSnapshot } from '../budget/budget-store.ts';
import type { Desk } from '../budget/desk.ts';
import { cellClipboard } from './cell-clipboard.ts';
import { cellTyping } from './cell-typing.ts';
import { FormulaBar } from './formula-bar.tsx';
import { GridBody } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import { gridKeys } from './grid-keys.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import { useSteadyHandlers } from './row-handlers.ts';
import { useLineCommands } from './use-line-commands.ts';
import { useRowThatGoes } from './use-row-that-goes.ts';
import { useSheet } from './use-sheet.ts';

interface BudgetGridProps {
  desk: Desk;
  snapshot: Pick<BudgetSnapshot, 'status' | 'pending' | 'canUndo' | 'canRedo'>;
  others: readonly Presence[];
  /** Where one is, for the others. */
  onCell: (cell: PresenceCell | null) => void;
  onOpenLine: (line: BudgetLine) => void;
  /** What was copied elsewhere, or nothing yet. */
  onPasteLines: (text: string) => void;
}

/** A spreadsheet of lines: keys, typing, copying and pasting work as in one. */
export function BudgetGrid(props: BudgetGridProps) {
  const { desk, snapshot, others, onCell, onOpenLine, onPasteLines } = props;
  const { actions, canEdit } = desk;
  const [isCounting, setCounting] = useState(false);
  const sheet = useSheet(desk);
  useRowThatGoes(sheet);
  const { grid, lineRows, setHoldsFocus } = sheet;
  const { active } = grid;
  const commands = useLineCommands({ sheet, actions, onOpenLine });
  const typing = cellTyping({ sheet, actions, onOpenLine });
  const clipboard = cellClipboard({ desk, sheet, clear: typing.clear, onPasteLines });

  const handlers = useSteadyHandlers({
    onPick: (cell, isExtending) => {
      grid.pick(cell, isExtending);
      setHoldsFocus(true);
      if (!isExtending) sheet.showPrices(cell.key);
    },
    onOpen: (cell) => typing.open(cell),
    onCount: (key) => {
      grid.pick({ key, column: 'planned' });
      sheet.showPrices(key);
      setCounting(true);
    },
    onCommit: typing.commit,
    onCancel: () => {
      grid.stopEditing();
      setHoldsFocus(true);
    },
    onFold: sheet.fold,
    onMenu: commands.setMenuOf,
    onCommand: commands.ask,
    onDrop: commands.drop,
  });

  useEffect(() => {
    onCell(active && { lineUuid: active.key, column: active.column });
  }, [active, onCell]);

  /** The tab key reaches the first cell while none is active. */
  function enter({ target }: FocusEvent) {
    const [first] = lineRows;
    if (active || !first || target.id !== `cell-${first.key}-name`) return;
    grid.pick({ key: first.key, column: 'name' });
  }

  return (
    <section aria-label="Lines" className="rounded-card border border-line bg-paper">
      {canEdit && (
        <GridToolbar
          snapshot={snapshot}
          others={others}
          onAdd={commands.add}
          onUndo={actions.undo}
          onRedo={actions.redo}
          onPaste={() => onPasteLines('')}
        />
      )}
      <FormulaBar desk={desk} active={active} isCounting={isCounting} onCounting={setCounting} />
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out, and most of a thousand are. */}
      <div
        role="grid"
        aria-label="Budget lines"
        aria-rowcount={sheet.rows.length + 1}
        aria-colcount={GRID_COLUMNS.length}
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        tabIndex={-1}
        onKeyDown={gridKeys({ sheet, typing, commands, canEdit })}
        onCopy={clipboard.copy}
        onCut={clipboard.cut}
        onPaste={clipboard.paste}
        onFocus={enter}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setHoldsFocus(false);
        }}
        className="outline-none focus-visible:shadow-none"
      >
        <GridHead />
        <GridBody
          desk={desk}
          sheet={sheet}
          others={others}
          menuOf={commands.menuOf}
          handlers={handlers}
          onAddIn={commands.addIn}
        />
      </div>
    </section>
  );
}
