import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import { toastStore } from '#ui/toast-store.ts';
import type { BudgetOperation } from '../../rules/budget-operations.ts';
import { type BudgetSection, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor, LineValues } from '../../rules/budget-state.ts';
import { canTypeIn, cellText, newValues, readCell } from '../../rules/grid/cell-text.ts';
import { readClipboard, writeClipboard } from '../../rules/grid/clipboard-table.ts';
import {
  type Cell,
  cellRange,
  commandOfKey,
  type GridCommand,
  moveCell,
  moveOfKey,
} from '../../rules/grid/grid-moves.ts';
import {
  COLUMN_LABELS,
  GRID_COLUMNS,
  type GridColumn,
  gridRows,
  type LineRow,
  lineRowsOf,
} from '../../rules/grid/grid-rows.ts';
import { pasteCells } from '../../rules/grid/paste-cells.ts';
import { whoOf } from '../../rules/line-words.ts';
import { priceOfLine } from '../../rules/price-scale.ts';
import type { BudgetSnapshot } from '../budget/budget-store.ts';
import type { Desk } from '../budget/desk.ts';
import type { Leaving } from './cell-field.tsx';
import { FormulaBar } from './formula-bar.tsx';
import { GridLineRow, type RowHandlers } from './grid-line-row.tsx';
import { gridColumns } from './grid-look.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import { PricesRow } from './price-strip.tsx';
import type { RowCommand } from './row-menu.tsx';
import { SumRow } from './sum-row.tsx';
import { useGrid } from './use-grid.ts';
import { useRowWindow } from './use-row-window.ts';

const NO_VENDORS: readonly BudgetVendor[] = [];
const NO_PAYMENTS: readonly BudgetPayment[] = [];

interface BudgetGridProps {
  desk: Desk;
  snapshot: Pick<BudgetSnapshot, 'status' | 'pending' | 'canUndo' | 'canRedo'>;
  onOpenLine: (line: BudgetLine) => void;
  /** What was copied elsewhere, or nothing yet. */
  onPasteLines: (text: string) => void;
}

/** The functions of now behind functions that stay the same, so that rows need not be drawn again for them. */
function useSteady(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState<RowHandlers>(() => ({
    onPick: (...given) => latest.current.onPick(...given),
    onOpen: (...given) => latest.current.onOpen(...given),
    onCount: (...given) => latest.current.onCount(...given),
    onCommit: (...given) => latest.current.onCommit(...given),
    onCancel: () => latest.current.onCancel(),
    onFold: (...given) => latest.current.onFold(...given),
    onMenu: (...given) => latest.current.onMenu(...given),
    onCommand: (...given) => latest.current.onCommand(...given),
    onDrop: (...given) => latest.current.onDrop(...given),
  }));
  return steady;
}

/** A spreadsheet of lines: keys, typing, copying and pasting work as in one. */
export function BudgetGrid({ desk, snapshot, onOpenLine, onPasteLines }: BudgetGridProps) {
  const { budget, sums, vendorsOf, paymentsOf, prices, actions, canEdit } = desk;
  const { lines, heads, today, files } = budget;
  const grid = useGrid();
  const { active, anchor, editing } = grid;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [pricesOf, setPricesOf] = useState<string | null>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  /** Asked for in a menu, and done once that is closed: until then nothing outside of it takes the focus. */
  const [asked, setAsked] = useState<{ key: string; wanted: RowCommand }>();
  /** How often a line was moved from here. */
  const [moves, setMoves] = useState(0);
  const [isCounting, setCounting] = useState(false);
  /** The focus moves to the active cell only while it is in the grid. */
  const [holdsFocus, setHoldsFocus] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const rows = useMemo(() => gridRows(lines, { folded, pricesOf }), [lines, folded, pricesOf]);
  const lineRows = useMemo(() => lineRowsOf(rows), [rows]);
  const fileCounts = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { lineUuid } of files) counts.set(lineUuid, (counts.get(lineUuid) ?? 0) + 1);
    return counts;
  }, [files]);
  const activeIndex = active ? rows.findIndex(({ key }) => key === active.key) : -1;
  const { parts, scrollTo } = useRowWindow(rows, body, activeIndex === -1 ? null : activeIndex);
  const marked = active && anchor ? cellRange(lineRows, anchor, active) : undefined;
  const markedKeys = new Set(marked?.rows.map(({ key }) => key));
  const markedColumns = marked?.columns.join(' ') ?? '';

  const rowOf = (key: string) => lineRows.find((row) => row.key === key);
  const hasVendor = (uuid: string) => vendorsOf.has(uuid);
  const canType = (row: LineRow, column: GridColumn) =>
    canEdit && canTypeIn(column, { hasBelow: row.hasBelow, hasVendor: hasVendor(row.key) });

  function showPrices(key: string) {
    const row = rowOf(key);
    const line = row?.line.parentUuid ? lines.find(({ uuid }) => uuid === row.line.parentUuid) : row?.line;
    setPricesOf(line && priceOfLine(prices, line) ? line.uuid : null);
  }

  /** Cells that move out of sight are brought back into it, above the bar at the top of the page. */
  function bringIntoSight(cell: Cell) {
    const index = rows.findIndex(({ key }) => key === cell.key);
    const element = document.getElementById(`cell-${cell.key}-${cell.column}`);
    if (element) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else scrollTo(index);
  }

  function go(cell: Cell, isExtending = false) {
    grid.pick(cell, isExtending);
    setHoldsFocus(true);
    bringIntoSight(cell);
  }

  /** Opens a cell for typing; one that adds itself up leads to what it is made of. */
  function open(cell: Cell, fresh?: string) {
    const row = rowOf(cell.key);
    if (!row) return;
    if (canType(row, cell.column)) {
      grid.edit(cell, fresh ?? cellText(row.line, cell.column), fresh === undefined);
      return;
    }
    if (fresh === undefined) onOpenLine(row.line);
  }

  function commit(cell: Cell, text: string, leaving: Leaving) {
    const row = rowOf(cell.key);
    const read = readCell(cell.column, text);
    if (row && 'values' in read && text !== cellText(row.line, cell.column))
      actions.changeLine(row.line, read.values, text);
    if ('problem' in read)
      toastStore.show({
        id: 'budget-unread',
        tone: 'negative',
        message: `“${text}” wasn’t saved. ${read.problem}`,
        secondAction: { label: 'Copy', onPress: () => void navigator.clipboard.writeText(text) },
      });
    if (leaving === 'stay') grid.stopEditing();
    else go(moveCell(lineRows, cell, leaving));
  }

  function clear() {
    if (!active || !canEdit) return;
    const range = marked ?? cellRange(lineRows, active, active);
    const operations = range.rows.flatMap((row): BudgetOperation[] => {
      const emptied: Partial<LineValues> = {};
      for (const column of range.columns) {
        const read = column !== 'name' && canType(row, column) && readCell(column, '');
        if (read && 'values' in read) Object.assign(emptied, read.values);
      }
      const values = newValues(row.line, emptied);
      return Object.keys(values).length > 0 ? [{ op: 'change', of: 'line', uuid: row.key, values }] : [];
    });
    if (operations.length > 0) actions.change(operations);
  }

  function shownText(row: LineRow, column: GridColumn): string {
    const figures = sums.lines.get(row.key);
    const amount = (cents: number | null | undefined) => (cents == null ? '' : formatCents(cents));
    switch (column) {
      case 'name':
        return row.line.name;
      case 'who':
        return whoOf(row.line, vendorsOf.get(row.key) ?? NO_VENDORS);
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

  function copy(event: ClipboardEvent) {
    if (editing || !active) return;
    event.preventDefault();
    const range = marked ?? cellRange(lineRows, active, active);
    const table = range.rows.map((row) => range.columns.map((column) => shownText(row, column)));
    event.clipboardData.setData('text/plain', writeClipboard(table));
  }

  function paste(event: ClipboardEvent) {
    if (editing || !active || !canEdit) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const table = readClipboard(text);
    // Whole lines come in as new ones, looked at first; nobody wants their names over those that are there.
    if (active.column === 'name' && table.length > 1) {
      onPasteLines(text);
      return;
    }
    const { operations, problems } = pasteCells(lineRows, active, table, hasVendor);
    if (operations.length > 0) actions.change(operations);
    if (problems.length > 0)
      toastStore.show({
        id: 'budget-unread',
        tone: 'negative',
        message: `${problems.slice(0, 3).join(' ')}${problems.length > 3 ? ` And ${problems.length - 3} more.` : ''}`,
        secondAction: { label: 'Copy', onPress: () => void navigator.clipboard.writeText(text) },
      });
  }

  function addLine() {
    const row = active ? rowOf(active.key) : undefined;
    const last = lineRows.at(-1);
    const uuid = row
      ? actions.addLineAfter(row.line)
      : last
        ? actions.addLineAfter(last.depth === 0 ? last.line : (parentOf(last.line) ?? last.line))
        : actions.addLineIn('ELSE');
    beginName(uuid);
  }

  function parentOf(line: BudgetLine) {
    return lines.find(({ uuid }) => uuid === line.parentUuid);
  }

  function beginName(uuid: string) {
    setHoldsFocus(true);
    grid.edit({ key: uuid, column: 'name' }, '', true);
  }

  function command(key: string, wanted: RowCommand) {
    const line = rowOf(key)?.line;
    if (!line) return;
    if (wanted === 'open') onOpenLine(line);
    else if (wanted === 'prices') showPrices(key);
    else if (wanted === 'add-after') beginName(actions.addLineAfter(line));
    else if (wanted === 'add-below') {
      setFolded((now) => new Set([...now].filter((uuid) => uuid !== key)));
      beginName(actions.addLineBelow(line));
    } else if (wanted === 'up' || wanted === 'down') moveLine(line, wanted === 'up' ? -1 : 1);
    else if (wanted === 'remove') remove(key, line);
    else {
      actions.moveLineTo(line, wanted.slice('to-'.length) as BudgetSection);
      setMoves((count) => count + 1);
    }
  }

  function moveLine(line: BudgetLine, step: -1 | 1) {
    actions.moveLine(line, step);
    setMoves((count) => count + 1);
  }

  function remove(key: string, line: BudgetLine) {
    const next = moveCell(lineRows, { key, column: active?.column ?? 'name' }, 'down');
    grid.pick(next.key === key ? moveCell(lineRows, next, 'up') : next);
    actions.removeLine(line);
  }

  function fold(key: string) {
    setFolded((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }

  /** Does what a key says, unless it means nothing in this cell. */
  function obey(wanted: GridCommand, cell: Cell, row: LineRow, key: string): boolean {
    const canTypeHere = canType(row, cell.column);
    const step = wanted === 'next' || wanted === 'previous' ? moveCell(lineRows, cell, wanted) : cell;
    const isFolding = wanted === 'fold' && cell.column === 'name' && row.hasBelow;
    const deeds: Partial<Record<GridCommand, (() => void) | false>> = {
      edit: () => open(cell),
      clear,
      'let-go': () => grid.pick(cell),
      fold: isFolding ? () => fold(row.key) : canTypeHere && (() => open(cell, key)),
      menu: canEdit && (() => setMenuOf(row.key)),
      'line-up': canEdit && (() => moveLine(row.line, -1)),
      'line-down': canEdit && (() => moveLine(row.line, 1)),
      // At the very end the key leaves the grid, as everywhere.
      next: step !== cell && (() => go(step)),
      previous: step !== cell && (() => go(step)),
      type: canTypeHere && (() => open(cell, key)),
    };
    const deed = deeds[wanted];
    if (deed) deed();
    return Boolean(deed);
  }

  function press(event: KeyboardEvent) {
    // Keys of a button, a field or a menu inside a cell are theirs.
    const isOnCell = event.target instanceof HTMLElement && event.target.id.startsWith('cell-');
    const row = active ? rowOf(active.key) : undefined;
    if (!active || !row || editing || !isOnCell) return;
    const move = moveOfKey(event);
    const command = commandOfKey(event);
    if (move) go(moveCell(lineRows, active, move), event.shiftKey);
    else if (!command || !obey(command, active, row, event.key)) return;
    event.preventDefault();
  }

  const answerMenu = useEffectEvent(() => {
    setAsked(undefined);
    if (asked) command(asked.key, asked.wanted);
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

  const handlers = useSteady({
    onPick: (cell, isExtending) => {
      grid.pick(cell, isExtending);
      setHoldsFocus(true);
      if (!isExtending) showPrices(cell.key);
    },
    onOpen: (cell) => open(cell),
    onCount: (key) => {
      grid.pick({ key, column: 'planned' });
      showPrices(key);
      setCounting(true);
    },
    onCommit: commit,
    onCancel: () => {
      grid.stopEditing();
      setHoldsFocus(true);
    },
    onFold: fold,
    onMenu: setMenuOf,
    onCommand: (key, wanted) => setAsked({ key, wanted }),
    onDrop: (movedKey, targetKey) => {
      const moved = rowOf(movedKey)?.line;
      const target = rowOf(targetKey)?.line;
      if (moved && target) actions.dropLine(moved, target);
    },
  });

  function drawLine(row: LineRow, index: number) {
    const { key } = row;
    const isActive = active?.key === key;
    return (
      <GridLineRow
        key={key}
        row={row}
        index={index}
        figures={sums.lines.get(key)}
        vendors={vendorsOf.get(key) ?? NO_VENDORS}
        payments={paymentsOf.get(key) ?? NO_PAYMENTS}
        heads={heads}
        today={today}
        fileCount={fileCounts.get(key) ?? 0}
        activeColumn={isActive ? active.column : null}
        isFirst={activeIndex === -1 && lineRows[0]?.key === key}
        holdsFocus={isActive && holdsFocus}
        markedColumns={markedKeys.has(key) ? markedColumns : ''}
        editing={editing?.cell.key === key ? editing : null}
        isMenuOpen={menuOf === key}
        hasPrices={priceOfLine(prices, row.line) !== undefined}
        canEdit={canEdit}
        handlers={handlers}
      />
    );
  }

  function drawRow(at: number) {
    const row = rows[at];
    const index = at + 1;
    switch (row?.kind) {
      case 'line':
        return drawLine(row, index);
      case 'section': {
        const { key, section } = row;
        const onAdd = canEdit ? () => beginName(actions.addLineIn(section)) : undefined;
        return (
          <SumRow
            key={key}
            label={SECTION_LABELS[section]}
            sum={sums.sections[section]}
            index={index}
            onAdd={onAdd}
          />
        );
      }
      case 'prices':
        return <PricesRow key={row.key} desk={desk} line={row.line} index={index} />;
      case 'total':
        return <SumRow key={row.key} label="Total" sum={sums.whole} index={index} isTotal />;
      default:
        return null;
    }
  }

  return (
    <section aria-label="Lines" className="rounded-card border border-line bg-paper">
      {canEdit && (
        <GridToolbar
          snapshot={snapshot}
          onAdd={addLine}
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
        aria-rowcount={rows.length + 1}
        aria-colcount={GRID_COLUMNS.length}
        aria-multiselectable="true"
        aria-readonly={!canEdit}
        tabIndex={-1}
        onKeyDown={press}
        onCopy={copy}
        onCut={(event) => {
          copy(event);
          clear();
        }}
        onPaste={paste}
        onFocus={(event) => {
          const [first] = lineRows;
          if (active || !first || event.target.id !== `cell-${first.key}-name`) return;
          grid.pick({ key: first.key, column: 'name' });
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setHoldsFocus(false);
        }}
        className="outline-none focus-visible:shadow-none"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: its headers are only read. */}
        <div
          role="row"
          aria-rowindex={1}
          className={classNames(gridColumns, 'h-10 border-line border-b font-semibold text-ink-soft text-xs')}
        >
          {GRID_COLUMNS.map((column, index) => (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            // biome-ignore lint/a11y/useFocusableInteractive: see above.
            <div
              key={column}
              role="columnheader"
              aria-colindex={index + 1}
              className={classNames(
                'flex min-w-0 items-center',
                index >= 2 ? 'justify-end px-2' : index === 0 ? 'ps-4' : 'ps-2.5',
              )}
            >
              <span className="truncate">{COLUMN_LABELS[column]}</span>
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        <div ref={body} role="rowgroup">
          {parts.map((part) =>
            'row' in part ? (
              drawRow(part.row)
            ) : (
              <div key={`gap-${part.gapBefore}`} aria-hidden="true" style={{ height: part.height }} />
            ),
          )}
        </div>
      </div>
    </section>
  );
}
