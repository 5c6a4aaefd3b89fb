import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { SelectBox } from './select-box.tsx';
import type { TableModel } from './use-data-table.ts';

const sorts = {
  asc: { direction: 'ascending', Icon: ArrowUp },
  desc: { direction: 'descending', Icon: ArrowDown },
  none: { direction: 'none', Icon: ChevronsUpDown },
} as const;

function SelectAll<Row extends object>({ model: { table } }: { model: TableModel<Row> }) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <SelectBox
      label="Select all rows"
      isInTabOrder
      isSelected={isAll}
      // Rows that a filter hides may be chosen too; they are not counted.
      isPartly={!isAll && table.getSelectedRowModel().rows.length > 0}
      onToggle={() => table.toggleAllRowsSelected()}
    />
  );
}

/** Stays at the top of the table while its rows scroll. */
export function DataTableHead<Row extends object>({ model }: { model: TableModel<Row> }) {
  const { table, visibleColumns, canSelect } = model;
  return (
    <thead>
      <tr aria-rowindex={1} className="h-11">
        {canSelect && (
          <th className="sticky top-0 z-10 border-line border-b bg-paper p-0">
            <SelectAll model={model} />
          </th>
        )}
        {visibleColumns.map(({ id, header, align }) => {
          const column = table.getColumn(id);
          const isSortable = column?.getCanSort();
          const { direction, Icon } = sorts[column?.getIsSorted() || 'none'];
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSortable ? direction : undefined}
              className={classNames(
                'sticky top-0 z-10 border-line border-b bg-paper px-4 py-0 font-medium text-ink-soft text-sm',
                align === 'end' ? 'text-end' : 'text-start',
              )}
            >
              {isSortable ? (
                <button
                  type="button"
                  onClick={() => column?.toggleSorting()}
                  className={classNames(
                    'inline-flex min-h-11 max-w-full items-center gap-1 rounded-mark hover:text-ink',
                    direction !== 'none' && 'font-semibold text-ink',
                  )}
                >
                  <span className="truncate">{header}</span>
                  <Icon
                    size={15}
                    className={direction === 'none' ? 'opacity-60' : undefined}
                    aria-hidden="true"
                  />
                </button>
              ) : (
                <span className="block truncate">{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
