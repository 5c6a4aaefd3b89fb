import { classNames } from '#ui/class-names.ts';

export interface NumberTableProps {
  caption: string;
  /** The first names the rows, the others are values. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const cell = 'px-3 py-3 align-top sm:px-4';

/** Short values side by side: prices, factors, counts. They are compared down the column, so a phone keeps the columns. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-paper">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-soft text-sm">
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  'px-3 py-2.5 align-bottom font-medium sm:px-4',
                  place === 0 ? 'text-start' : 'text-end',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-line border-t print:break-inside-avoid">
              <th scope="row" className={`${cell} text-start font-semibold`}>
                {name}
              </th>
              {values.map((value, place) => (
                <td key={columns[place + 1]} className={`${cell} whitespace-nowrap text-end tabular-nums`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
