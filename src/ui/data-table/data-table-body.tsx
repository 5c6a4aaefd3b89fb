import type { KeyboardEvent, MouseEvent } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { DataTableRow } from './data-table-row.tsx';
import { rowForKey } from './row-keys.ts';
import { toggleRow } from './row-selection.ts';
import { rowAt, useActiveRow } from './use-active-row.ts';
import type { TableModel } from './use-data-table.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface DataTableBodyProps<Row extends object> {
  model: TableModel<Row>;
  owner: DataTableProps<Row>;
  scroller: HTMLElement | null;
  rowHeight: number;
  headHeight: number;
  expectedHeight: number;
}

/** Rows in sight, and empty ones as high as all those that are not. Scrolling draws nothing else again. */
export function DataTableBody<Row extends object>({ model, owner, ...view }: DataTableBodyProps<Row>) {
  const { table, visibleColumns, canSelect } = model;
  const { getRowName, onRowAction } = owner;
  const rows = table.getRowModel().rows;
  const rowCount = rows.length;
  const { active, element, hasFocus, pinned, move, focusProps } = useActiveRow();
  const { parts, seen, pageRows } = useVirtualRows({ ...view, rowCount }, pinned);
  const isSeen = active >= seen.startIndex && active <= seen.endIndex;
  const tabStop = isSeen || hasFocus ? active : seen.startIndex;

  function act(index: number | undefined) {
    const row = index === undefined ? undefined : rows[index];
    if (row) onRowAction?.(row.original);
  }

  function toggle(index: number, withShift: boolean) {
    const row = rows[index];
    if (canSelect && row) toggleRow(row, withShift);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys inside a cell belong to what stands there.
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const row = rowAt(event) ?? 0;
    const target = rowForKey(event.key, { row, rowCount, pageRows });
    if (target !== undefined) {
      if (event.shiftKey) toggle(target, true);
      move(target);
    } else if (event.key === ' ' && canSelect) toggle(row, event.shiftKey);
    else if (event.key === 'Enter' && onRowAction) act(row);
    else return;
    event.preventDefault();
  }

  return (
    <tbody {...focusProps} onKeyDown={onKeyDown} onDoubleClick={(event: MouseEvent) => act(rowAt(event))}>
      {parts.map((part) => {
        if (!('row' in part)) {
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: empty space is no row to read out.
          return <tr key={`gap-${part.gapBefore}`} role="presentation" style={{ height: part.height }} />;
        }
        const row = rows[part.row];
        return (
          row && (
            <DataTableRow
              key={row.id}
              ref={part.row === active ? element : undefined}
              row={row}
              index={part.row}
              name={getRowName(row.original)}
              columns={visibleColumns}
              rowHeight={view.rowHeight}
              isTabStop={part.row === tabStop}
              isSelected={canSelect ? row.getIsSelected() : undefined}
            />
          )
        );
      })}
    </tbody>
  );
}
