import { askedParts, pointsText, type RankPoints } from './score-words.ts';

/** The parts as bars, each as long as its share of what it could give, and their sum. */
export function RankBars({ points }: { points: RankPoints }) {
  const parts = askedParts(points);
  const sum = parts.reduce((total, part) => total + part.points, 0);
  const most = parts.reduce((total, part) => total + part.of, 0);
  return (
    <table className="w-full">
      <caption className="sr-only">Points by part of the rank</caption>
      <tbody>
        {parts.map(({ key, label, points: part, of }) => (
          <tr key={key}>
            <th scope="row" className="whitespace-nowrap py-0.5 pe-3 text-start font-normal">
              {label}
            </th>
            <td aria-hidden="true" className="w-full">
              <span className="block h-1.5 overflow-hidden rounded-full bg-ink/10">
                <span
                  className="block h-full rounded-full bg-secondary"
                  style={{ width: `${(part / of) * 100}%` }}
                />
              </span>
            </td>
            <td className="whitespace-nowrap ps-3 text-end tabular-nums">
              {pointsText(part)} of {of}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-line border-t font-semibold text-ink">
          <th scope="row" colSpan={2} className="pt-1.5 text-start">
            Together
          </th>
          <td className="whitespace-nowrap pt-1.5 ps-3 text-end tabular-nums">
            {pointsText(sum)} of {most}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
