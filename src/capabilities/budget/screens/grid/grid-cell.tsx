import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { GridColumn } from '../../rules/grid/grid-rows.ts';
import { CellMarkFrame } from '../presence/cell-marks.tsx';
import { CellField } from './cell-field.tsx';
import type { LineRowProps } from './line-row-props.ts';

interface GridCellProps extends LineRowProps {
  column: GridColumn;
  columnIndex: number;
  isTabStop: boolean;
  children: ReactNode;
}

/** One cell of a line: picked by a press, opened by a second one or by a key. */
export function GridCell({ column, columnIndex, isTabStop, children, ...props }: GridCellProps) {
  const { row, handlers, editing } = props;
  const { uuid } = row.line;
  const cell = useRef<HTMLDivElement>(null);
  const isActive = props.activeColumn === column;
  /** A press on the cell one is in opens it; the press that led there must not. */
  const wasActive = useRef(false);
  const isEdited = editing?.cell.column === column;
  const isMarked = props.markedColumns.split(' ').includes(column);
  const isFigure = columnIndex >= 2;
  const mark = props.marks.find((one) => one.column === column);
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
        isFigure ? 'justify-end px-1.5 text-end text-ink tabular-nums last:xl:pe-3.5' : 'px-2.5',
        column === 'name' && 'ps-4 font-normal text-ink',
        row.depth === 1 && column === 'name' && 'ps-8 text-ink-soft',
        isMarked && !isActive && 'bg-wine-tint',
        // The name hangs over the row below.
        mark && 'z-1',
        isActive &&
          'z-2 shadow-[inset_0_0_0_2px_var(--color-primary)] focus-visible:shadow-[inset_0_0_0_2px_var(--color-primary)]',
      )}
    >
      {children}
      {isActive && !isEdited && (
        <span aria-hidden="true" className="absolute -end-1 -bottom-1 size-2 bg-primary ring-1 ring-paper" />
      )}
      {mark && <CellMarkFrame mark={mark} />}
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
