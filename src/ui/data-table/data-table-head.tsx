import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { DataColumn } from './data-column.ts';
import { nextSort, type RowSort } from './row-selection.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: RowSort | null;
  onSortChange: ((sort: RowSort) => void) | undefined;
  /** The box that selects all, where rows can be selected. */
  selectAll: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

export function DataTableHead<Row>({ columns, sort, onSortChange, selectAll }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1} className="h-11">
        {selectAll && <th className="sticky top-0 z-10 border-line border-b bg-paper p-0">{selectAll}</th>}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : 'none';
          const Icon = sortIcons[direction];
          const isSortable = column.isSortable && onSortChange;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSortable ? direction : undefined}
              className={classNames(
                'sticky top-0 z-10 border-line border-b bg-paper px-4 py-0 font-medium text-ink-soft text-sm',
                column.align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(sort, column.id))}
                  className={classNames(
                    'inline-flex min-h-11 max-w-full items-center gap-1 rounded-mark hover:text-ink',
                    direction !== 'none' && 'font-semibold text-ink',
                  )}
                >
                  <span className="truncate">{column.header}</span>
                  <Icon
                    size={15}
                    className={direction === 'none' ? 'opacity-60' : undefined}
                    aria-hidden="true"
                  />
                </button>
              ) : (
                <span className="block truncate">{column.header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
