import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { DataColumn } from './data-column.ts';
import { SelectBox } from './select-box.tsx';

interface DataTableRowProps<Row> {
  row: Row;
  index: number;
  name: string;
  columns: readonly DataColumn<Row>[];
  rowHeight: number;
  isTabStop: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  onToggle: (withShift: boolean) => void;
  onAction: (() => void) | undefined;
  ref: Ref<HTMLTableRowElement> | undefined;
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, index, name, columns, rowHeight, isTabStop, isSelected, onToggle, onAction, ref } = props;
  return (
    <tr
      ref={ref}
      data-row={index}
      // The header is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onDoubleClick={onAction}
      style={{ height: rowHeight }}
      className={classNames(
        'focus-visible:-outline-offset-2 focus-visible:shadow-none [&>*]:border-line [&>*]:border-b [&_td>*]:align-middle',
        isSelected ? 'bg-wine-tint' : 'hover:bg-ink/3',
      )}
    >
      {isSelected !== undefined && (
        <td className="p-0">
          <SelectBox label={`Select ${name}`} isSelected={isSelected} onToggle={onToggle} />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={column.isRowHeader ? 'row' : undefined}
            className={classNames(
              'truncate px-4 py-0 font-normal',
              column.isRowHeader && 'font-semibold',
              column.align === 'end' ? 'text-end' : 'text-start',
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
