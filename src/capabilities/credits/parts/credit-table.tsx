import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
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

const cell = 'border-line border-b py-3 align-baseline whitespace-nowrap tabular-nums not-first:ps-4';

interface CreditTableProps {
  transactions: readonly CreditTransaction[];
  /** Where the receipt of a lead is, for whoever may open it. */
  receiptOf?: (leadUuid: string) => string;
}

function Row({
  receiptOf,
  transaction: { at, text, credits, balanceAfter, leadUuid },
}: Pick<CreditTableProps, 'receiptOf'> & { transaction: CreditTransaction }) {
  const day = formatDateInText(calendarDateOf(new Date(at)));
  return (
    <tr>
      <td className={classNames(cell, 'hidden text-ink-soft md:table-cell')}>{day}</td>
      <th
        scope="row"
        className="wrap-break-word min-w-0 border-line border-b py-3 text-start align-baseline font-semibold max-md:text-sm md:ps-4"
      >
        {leadUuid && receiptOf ? <TextLink to={receiptOf(leadUuid)}>{text}</TextLink> : text}
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
export function CreditTable({ transactions, receiptOf }: CreditTableProps) {
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
          <Row key={transaction.id} transaction={transaction} {...(receiptOf && { receiptOf })} />
        ))}
      </tbody>
    </table>
  );
}
