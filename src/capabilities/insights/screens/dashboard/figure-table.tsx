import type { Dashboard } from '../../contract.ts';
import type { Figure } from '../../rules/figures.ts';
import { beforeText, pointText } from '../../rules/period-words.ts';
import { figureText } from './figure-text.ts';

interface FigureTableProps {
  figure: Figure;
  title: string;
  dashboard: Dashboard;
}

/** The same as the chart, the newest first, for whoever would rather read numbers. */
export function FigureTable({ figure, title, dashboard }: FigureTableProps) {
  const { points, unit, period, range } = dashboard;
  const cell = 'border-line border-b px-2 py-2 text-end md:px-3';
  return (
    <section
      aria-label={`${title}, as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must those who have no mouse.
      tabIndex={0}
      className="max-h-92 overflow-y-auto rounded-mark print:max-h-none"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-paper">
          <tr className="text-ink-soft">
            <th scope="col" className="border-line border-b px-2 py-2 text-start font-medium md:px-3">
              {unit === 'day' ? 'Day' : 'Week'}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              This period
            </th>
            <th scope="col" className={`${cell} font-medium first-letter:uppercase`}>
              {beforeText(period, range)}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.to}>
              <th
                scope="row"
                className="whitespace-nowrap border-line border-b px-2 py-2 text-start font-normal md:px-3"
              >
                {pointText(point)}
              </th>
              <td className={`${cell} font-semibold`}>{figureText(figure, point.now[figure])}</td>
              <td className={`${cell} text-ink-soft`}>
                {figureText(figure, point.before?.[figure] ?? null)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
