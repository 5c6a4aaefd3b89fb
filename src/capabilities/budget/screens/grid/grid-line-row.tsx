import { ChevronDown, Ellipsis, GripVertical, MessageSquareText, Paperclip, Users } from 'lucide-react';
import { type DragEvent, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { classNames } from '#ui/class-names.ts';
import { CategoryIcon } from '../../parts/category-icon.tsx';
import type { BudgetPayment, BudgetVendor } from '../../rules/budget-state.ts';
import type { Cell } from '../../rules/grid/grid-moves.ts';
import { GRID_COLUMNS, type GridColumn, type LineRow } from '../../rules/grid/grid-rows.ts';
import type { Heads } from '../../rules/head-sources.ts';
import type { LineFigures } from '../../rules/line-figures.ts';
import { countedText, lineBadge, overPlanCents, whoOf } from '../../rules/line-words.ts';
import { CellField, type Leaving } from './cell-field.tsx';
import { gridColumns } from './grid-look.ts';
import { LineBadgeMark } from './line-badge.tsx';
import { type RowCommand, RowMenu } from './row-menu.tsx';
import type { Editing } from './use-grid.ts';

/** The same functions for all rows and for as long as the grid is there, so that a row is drawn again only for itself. */
export type RowHandlers = {
  onPick: (cell: Cell, isExtending: boolean) => void;
  onOpen: (cell: Cell) => void;
  onCount: (key: string) => void;
  onCommit: (cell: Cell, text: string, leaving: Leaving) => void;
  onCancel: () => void;
  onFold: (key: string) => void;
  onMenu: (key: string | null) => void;
  onCommand: (key: string, command: RowCommand) => void;
  onDrop: (movedKey: string, targetKey: string) => void;
};

export interface GridLineRowProps {
  row: LineRow;
  index: number;
  figures: LineFigures | undefined;
  vendors: readonly BudgetVendor[];
  payments: readonly BudgetPayment[];
  heads: Heads;
  today: string;
  fileCount: number;
  /** The column of the active cell, where it is in this row. */
  activeColumn: GridColumn | null;
  /** The cell that the tab key reaches while none is active. */
  isFirst: boolean;
  holdsFocus: boolean;
  markedColumns: string;
  editing: Editing | null;
  isMenuOpen: boolean;
  hasPrices: boolean;
  canEdit: boolean;
  handlers: RowHandlers;
}

const MIME = 'application/x-budget-line';
const NONE: LineFigures = {
  plannedCents: 0,
  quotedCents: null,
  committedCents: null,
  paidCents: 0,
  outstandingCents: 0,
  expectedCents: 0,
  state: 'PLANNED',
};

/** What it is, with the ways to fold it, to drag it and to everything else about it. */
function NameContent(props: GridLineRowProps) {
  const { row, canEdit, handlers, isMenuOpen, fileCount } = props;
  const { line, depth } = row;
  return (
    <>
      {canEdit && (
        <span
          draggable
          onDragStart={(event) => event.dataTransfer.setData(MIME, line.uuid)}
          aria-hidden="true"
          className="absolute start-0 flex h-full w-4 cursor-grab items-center text-ink-soft opacity-0 group-hover/row:opacity-100"
        >
          <GripVertical size={14} />
        </span>
      )}
      {depth === 0 ? <CategoryIcon category={line.categoryKey} /> : <span className="w-5 shrink-0" />}
      <span className={classNames('truncate', line.name === '' && 'text-ink-soft italic')} title={line.name}>
        {line.name || 'No name yet'}
      </span>
      {row.hasBelow && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => handlers.onFold(line.uuid)}
          aria-expanded={!row.isFolded}
          aria-label={`Parts of ${line.name}`}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-ink/6"
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={row.isFolded ? '-rotate-90 rtl:rotate-90' : ''}
          />
        </button>
      )}
      {line.note !== '' && (
        <MessageSquareText size={14} role="img" aria-label="Has a note" className="text-secondary" />
      )}
      {fileCount > 0 && (
        <Paperclip size={14} role="img" aria-label={plural(fileCount, 'file')} className="text-secondary" />
      )}
      {canEdit && props.activeColumn === null && !isMenuOpen && (
        // Looks like the menu’s own button: hundreds of menus that nobody opens would make scrolling slow.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => handlers.onMenu(line.uuid)}
          className="ms-auto inline-flex size-7 shrink-0 items-center justify-center rounded-full text-ink-soft opacity-0 hover:bg-ink/6 group-hover/row:opacity-100"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      )}
      {canEdit && (props.activeColumn !== null || isMenuOpen) && (
        <RowMenu
          row={row}
          hasPrices={props.hasPrices}
          isOpen={isMenuOpen}
          onOpenChange={(isOpen) => handlers.onMenu(isOpen ? line.uuid : null)}
          onCommand={(command) => handlers.onCommand(line.uuid, command)}
        />
      )}
    </>
  );
}

function WhoContent({ row, figures = NONE, vendors, payments, heads, today, handlers }: GridLineRowProps) {
  const { line, depth } = row;
  const who = whoOf(line, vendors);
  const badge = lineBadge(figures, { vendors, payments, today });
  const counted = row.hasBelow || who !== '' ? undefined : countedText(line, heads);
  return (
    <>
      {who !== '' && (
        <span className="truncate" title={who}>
          {who}
        </span>
      )}
      {counted !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => handlers.onCount(line.uuid)}
          title={counted}
          className="flex min-h-6 min-w-0 items-center gap-1.5 rounded-mark bg-cove-tint px-2 font-medium text-cove-deep text-xs hover:underline"
        >
          <Users size={13} aria-hidden="true" />
          <span className="truncate">{counted}</span>
        </button>
      )}
      {who === '' && counted === undefined && depth === 1 && <span className="text-ink-soft">Fixed</span>}
      <span className="ms-auto flex shrink-0">
        <LineBadgeMark badge={badge} isShort className="xl:hidden" />
        <LineBadgeMark badge={badge} className="max-xl:hidden" />
      </span>
    </>
  );
}

function AgreedContent({ figures }: { figures: LineFigures }) {
  if (figures.committedCents === null) return null;
  const overCents = overPlanCents(figures);
  return (
    <span className="leading-tight">
      {formatCents(figures.committedCents)}
      {overCents > 0 && (
        <span className="block whitespace-nowrap font-semibold text-orange-deep text-xs">
          {formatCents(overCents)} over
        </span>
      )}
    </span>
  );
}

function GridLineRowBody(props: GridLineRowProps) {
  const { row, figures = NONE, payments, canEdit, handlers } = props;
  const { line, depth } = row;
  const [isOver, setOver] = useState(false);
  const isSettled = figures.committedCents !== null || payments.length > 0;

  function drop(event: DragEvent) {
    setOver(false);
    const moved = event.dataTransfer.getData(MIME);
    if (moved) handlers.onDrop(moved, line.uuid);
  }

  const contents: Record<GridColumn, ReactNode> = {
    name: <NameContent {...props} />,
    who: <WhoContent {...props} />,
    planned: formatCents(figures.plannedCents),
    quoted:
      figures.quotedCents === null ? (
        <span className="text-ink-soft">–</span>
      ) : (
        formatCents(figures.quotedCents)
      ),
    agreed: <AgreedContent figures={figures} />,
    paid: isSettled || figures.paidCents > 0 ? formatCents(figures.paidCents) : '',
    toPay: figures.outstandingCents > 0 ? formatCents(figures.outstandingCents) : '',
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out, and most of a thousand are.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={props.index + 1}
      onDragOver={(event) => {
        if (!canEdit || !event.dataTransfer.types.includes(MIME)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        gridColumns,
        'group/row h-[2.625rem] border-line border-b text-sm',
        depth === 1 && 'text-ink-soft',
        isOver && 'shadow-[inset_0_2px_0_var(--color-primary)]',
      )}
    >
      {GRID_COLUMNS.map((column, columnIndex) => (
        <GridCell
          key={column}
          {...props}
          column={column}
          columnIndex={columnIndex}
          isTabStop={props.activeColumn === column || (props.isFirst && columnIndex === 0)}
        >
          {contents[column]}
        </GridCell>
      ))}
    </div>
  );
}

interface GridCellProps extends GridLineRowProps {
  column: GridColumn;
  columnIndex: number;
  isTabStop: boolean;
  children: ReactNode;
}

function GridCell({ column, columnIndex, isTabStop, children, ...props }: GridCellProps) {
  const { row, handlers, editing } = props;
  const { uuid } = row.line;
  const cell = useRef<HTMLDivElement>(null);
  const isActive = props.activeColumn === column;
  /** A press on the cell one is in opens it; the press that led there must not. */
  const wasActive = useRef(false);
  const isEdited = editing?.cell.column === column;
  const isMarked = props.markedColumns.split(' ').includes(column);
  const isFigure = columnIndex >= 2;
  useLayoutEffect(() => {
    if (isActive && props.holdsFocus && !isEdited) cell.current?.focus({ preventScroll: true });
  }, [isActive, props.holdsFocus, isEdited]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it hears all keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a cell or the header of its row.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both take a column.
    <div
      ref={cell}
      id={`cell-${uuid}-${column}`}
      role={column === 'name' ? 'rowheader' : 'gridcell'}
      aria-colindex={columnIndex + 1}
      aria-selected={isActive || isMarked}
      tabIndex={isTabStop ? 0 : -1}
      onPointerDown={() => {
        wasActive.current = isActive;
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('button, input')) return;
        if (wasActive.current && !event.shiftKey) handlers.onOpen({ key: uuid, column });
        else handlers.onPick({ key: uuid, column }, event.shiftKey);
      }}
      onDoubleClick={() => !isEdited && handlers.onOpen({ key: uuid, column })}
      className={classNames(
        'relative flex min-w-0 cursor-default items-center gap-2 border-line outline-none not-last:border-e focus-visible:shadow-none',
        isFigure ? 'justify-end px-2 text-end text-ink tabular-nums' : 'px-2.5',
        column === 'name' && 'ps-4 font-normal text-ink',
        row.depth === 1 && column === 'name' && 'ps-8 text-ink-soft',
        isMarked && !isActive && 'bg-wine-tint',
        isActive &&
          'z-2 shadow-[inset_0_0_0_2px_var(--color-primary)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-primary)]',
      )}
    >
      {children}
      {isActive && !isEdited && (
        <span aria-hidden="true" className="absolute -end-1 -bottom-1 size-2 bg-primary ring-1 ring-paper" />
      )}
      {isEdited && (
        <CellField
          column={column}
          lineName={row.line.name}
          text={editing.text}
          isMarked={editing.isMarked}
          onCommit={(text, leaving) => handlers.onCommit({ key: uuid, column }, text, leaving)}
          onCancel={handlers.onCancel}
        />
      )}
    </div>
  );
}

function isSameFigures(one: LineFigures | undefined, other: LineFigures | undefined): boolean {
  if (one === other || !one || !other) return one === other;
  return (Object.keys(one) as (keyof LineFigures)[]).every((field) => one[field] === other[field]);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

export const GridLineRow = memo(GridLineRowBody, (before, after) => {
  const { row: oldRow, figures: oldFigures, vendors: oldVendors, payments: oldPayments, ...old } = before;
  const { row, figures, vendors, payments, ...rest } = after;
  return (
    oldRow.line === row.line &&
    oldRow.hasBelow === row.hasBelow &&
    oldRow.isFolded === row.isFolded &&
    isSameFigures(oldFigures, figures) &&
    isSameList(oldVendors, vendors) &&
    isSameList(oldPayments, payments) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => old[name] === rest[name])
  );
});
