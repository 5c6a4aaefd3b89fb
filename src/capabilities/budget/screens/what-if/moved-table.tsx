import { formatCents } from '#base/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { MovedLine } from '../../rules/scenario-operations.ts';

const MOST_MOVED = 5;

const signed = (cents: number) => (cents < 0 ? `−${formatCents(-cents)}` : `+${formatCents(cents)}`);

/** The lines that come to another sum, and by how much. */
export function MovedTable({ moved }: { moved: readonly MovedLine[] }) {
  if (moved.length === 0) return null;
  return (
    <table className="mt-1 w-full border-line border-t text-sm">
      <caption className="sr-only">What moves</caption>
      <tbody>
        {moved.slice(0, MOST_MOVED).map(({ uuid, name, cents, differenceCents }) => (
          <tr key={uuid} className="border-line border-b">
            <th scope="row" className="max-w-0 truncate py-1.5 text-start font-normal">
              {name || 'No name yet'}
            </th>
            <td className="py-1.5 ps-3 text-end">{formatCents(cents)}</td>
            <td
              className={classNames(
                'w-24 py-1.5 ps-3 text-end font-semibold',
                differenceCents < 0 ? 'text-green-deep' : 'text-orange-deep',
              )}
            >
              {signed(differenceCents)}
            </td>
          </tr>
        ))}
        {moved.length > MOST_MOVED && (
          <tr className="border-line border-b">
            <th scope="row" colSpan={2} className="py-1.5 text-start font-normal">
              {moved.length - MOST_MOVED} more
            </th>
            <td className="py-1.5 text-end font-semibold">
              {signed(moved.slice(MOST_MOVED).reduce((sum, line) => sum + line.differenceCents, 0))}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
