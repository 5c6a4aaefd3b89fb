import { memo, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { DataColumn } from './data-column.ts';
import { toggleRow } from './row-selection.ts';
import { SelectBox } from './select-box.tsx';
import type { TableRow } from './use-data-table.ts';

interface DataTableRowProps<Row extends object> {
  row: TableRow<Row>;
  index: number;
  name: string;
  columns: readonly DataColumn<Row>[];
  rowHeight: number;
  isTabStop: boolean;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  ref: Ref<HTMLTableRowElement> | undefined;
}

function PlainRow<Row extends object>(props: DataTableRowProps<Row>) {
  const { row, index, name, columns, rowHeight, isTabStop, isSelected, ref } = props;
  return (
    <tr
      ref={ref}
      data-row={index}
      // The header is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      style={{ height: rowHeight }}
      className={classNames(
        // The header sticks to the top: a row that comes into sight stops below it.
        'scroll-mt-11 focus-visible:-outline-offset-2 focus-visible:shadow-none [&>*]:border-line [&>*]:border-b [&_td>*]:align-middle',
        isSelected ? 'bg-wine-tint' : 'hover:bg-ink/3',
      )}
    >
      {isSelected !== undefined && (
        <td className="p-0">
          <SelectBox
            label={`Select ${name}`}
            isSelected={isSelected}
            onToggle={(withShift) => toggleRow(row, withShift)}
          />
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
            {column.cell(row.original)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Drawn again when it changes, and not when the table scrolls. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
