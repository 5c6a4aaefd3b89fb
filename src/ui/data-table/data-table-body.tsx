import type { DataTableProps } from './data-table.tsx';
import { DataTableRow } from './data-table-row.tsx';
import type { useActiveRow } from './use-active-row.ts';
import type { useRowSelection } from './use-row-selection.ts';
import { type VirtualRange, windowParts } from './virtual-range.ts';

interface DataTableBodyProps<Row> {
  table: DataTableProps<Row>;
  keys: readonly string[];
  range: VirtualRange;
  rowHeight: number;
  selection: ReturnType<typeof useRowSelection>;
  activeRow: ReturnType<typeof useActiveRow>;
}

/** Rows in sight, and empty ones as high as all those that are not. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { table, keys, range, rowHeight, selection, activeRow } = props;
  const { rows, columns, getRowName, onRowAction } = table;
  return (
    <tbody {...activeRow.bodyProps}>
      {windowParts(range, rows.length, activeRow.pinned).map((part) => {
        if (!('row' in part)) {
          const height = part.gapRows * rowHeight;
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: empty space is no row to read out.
          return <tr key={`gap-${part.gapFrom}`} role="presentation" style={{ height }} />;
        }
        const row = rows[part.row];
        const key = keys[part.row];
        if (row === undefined || key === undefined) return null;
        return (
          <DataTableRow
            key={key}
            ref={part.row === activeRow.active ? activeRow.element : undefined}
            row={row}
            index={part.row}
            name={getRowName(row)}
            columns={columns}
            rowHeight={rowHeight}
            isTabStop={part.row === activeRow.tabStop}
            isSelected={selection.isOn ? selection.has(key) : undefined}
            onToggle={(withShift) => selection.toggle(part.row, withShift)}
            onAction={onRowAction && (() => onRowAction(row))}
          />
        );
      })}
    </tbody>
  );
}
