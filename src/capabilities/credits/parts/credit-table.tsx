import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import type { CreditTransaction } from '../contract.ts';

/** '+16', '−7': a minus, not a hyphen. */
const signed = (credits: number) =>
  credits > 0 ? `+${formatCount(credits)}` : `−${formatCount(Math.abs(credits))}`;

const HEADS = [
  { name: 'Date', look: 'hidden text-start md:table-cell' },
  { name: 'What', look: 'w-full text-start' },
  { name: 'Credits', look: 'text-end' },
  { name: 'Balance', look: 'text-end' },
];

const cell = 'border-line border-b py-3 ps-4 align-baseline whitespace-nowrap tabular-nums';

function Row({ at, text, credits, balanceAfter }: CreditTransaction) {
  const day = formatDateInText(calendarDateOf(new Date(at)));
  return (
    <tr>
      <td className={classNames(cell, 'hidden ps-0 text-ink-soft md:table-cell')}>{day}</td>
      <th
        scope="row"
        className="wrap-break-word min-w-0 border-line border-b py-3 text-start align-baseline font-semibold max-md:text-sm md:ps-4"
      >
        {text}
        <span className="block font-normal text-ink-soft text-sm md:hidden">{day}</span>
      </th>
      <td className={classNames(cell, 'text-end', credits > 0 && 'font-semibold text-green-deep')}>
        {signed(credits)}
      </td>
      <td className={classNames(cell, 'text-end')}>{formatCount(balanceAfter)}</td>
    </tr>
  );
}

/** Three columns even on phones, where the day stands below what happened: a ledger of many lines is read downwards. */
export function CreditTable({ transactions }: { transactions: readonly CreditTransaction[] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">Credits that came and went, the latest first</caption>
      <thead>
        <tr className="text-ink-soft text-sm">
          {HEADS.map(({ name, look }) => (
            <th
              key={name}
              scope="col"
              className={classNames('border-line border-b py-2.5 font-medium not-first:ps-4', look)}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <Row {...transaction} key={transaction.id} />
        ))}
      </tbody>
    </table>
  );
}
