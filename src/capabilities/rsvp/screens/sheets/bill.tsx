import type { CountBill } from '../../rules/sheets/count-bill.ts';
import { billLines } from './bill-lines.ts';

/** What was promised, what is true today, and what the difference costs. */
export function Bill({ bill, caption }: { bill: CountBill; caption: string }) {
  return (
    <table className="w-full max-w-md self-start">
      <caption className="pb-1 text-start font-semibold">{caption}</caption>
      <tbody>
        {billLines(bill).map(({ label, amount }) => (
          <tr key={label} className="border-line border-b last:border-0 last:font-semibold">
            <th scope="row" className="py-1.5 text-start font-[inherit]">
              {label}
            </th>
            <td className="py-1.5 text-end tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
