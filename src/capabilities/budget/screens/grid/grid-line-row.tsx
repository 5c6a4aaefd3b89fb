import { type DragEvent, memo, type ReactNode, useState } from 'react';
import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import { GRID_COLUMNS, type GridColumn } from '../../rules/grid/grid-rows.ts';
import type { LineFigures } from '../../rules/line-figures.ts';
import { GridCell } from './grid-cell.tsx';
import { gridColumns } from './grid-look.ts';
import { AgreedContent, LINE_MIME, NameContent, NO_FIGURES, WhoContent } from './line-contents.tsx';
import type { LineRowProps } from './line-row-props.ts';

function GridLineRowBody(props: LineRowProps) {
  const { row, figures = NO_FIGURES, payments, canEdit, handlers } = props;
  const { line, depth } = row;
  const [isOver, setOver] = useState(false);
  const isSettled = figures.committedCents !== null || payments.length > 0;

  function drop(event: DragEvent) {
    setOver(false);
    const moved = event.dataTransfer.getData(LINE_MIME);
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
        if (!canEdit || !event.dataTransfer.types.includes(LINE_MIME)) return;
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
