import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { BUDGET_SECTIONS, SECTION_LABELS } from '../../rules/budget-sections.ts';
import type { SumFigures } from '../../rules/budget-sums.ts';
import { linesInOrder } from '../../rules/grid/grid-rows.ts';
import { countedText, whoOf } from '../../rules/line-words.ts';
import { payeeOf } from '../../rules/payment-words.ts';
import { payerUuidOf, whoPays } from '../../rules/who-pays.ts';
import type { Desk } from './desk.ts';

const amount = (cents: number | null) => (cents === null ? '' : formatCents(cents));
const cell = 'py-1 ps-3 text-end whitespace-nowrap';

function Sums({ figures }: { figures: SumFigures }) {
  return (
    <>
      <td className={cell}>{formatCents(figures.plannedCents)}</td>
      <td className={cell}>{amount(figures.quotedCents)}</td>
      <td className={cell}>{amount(figures.committedCents)}</td>
      <td className={cell}>{figures.paidCents > 0 && formatCents(figures.paidCents)}</td>
      <td className={cell}>{figures.outstandingCents > 0 && formatCents(figures.outstandingCents)}</td>
    </>
  );
}

/** The whole budget for paper: every line, the payments, and who pays what. */
export function BudgetPaper({ desk }: { desk: Desk }) {
  const { budget, sums, vendorsOf } = desk;
  const lines = linesInOrder(budget.lines);
  const payments = budget.payments.toSorted((one, other) =>
    (one.dueOn ?? one.paidOn ?? '9999') < (other.dueOn ?? other.paidOn ?? '9999') ? -1 : 1,
  );
  const { shares, uncoveredCents } = whoPays(budget, sums);
  const nameOf = (uuid: string | null) => budget.contributors.find((one) => one.uuid === uuid)?.name ?? '';
  return (
    <div className="text-sm">
      <table className="w-full border-collapse">
        <caption className="sr-only">Lines</caption>
        <thead>
          <tr className="border-line-strong border-b text-start">
            {['What', 'Who'].map((label) => (
              <th key={label} scope="col" className="py-1 pe-3 text-start">
                {label}
              </th>
            ))}
            {['Planned', 'Quoted', 'Agreed', 'Paid', 'To pay'].map((label) => (
              <th key={label} scope="col" className={cell}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {BUDGET_SECTIONS.map((section) => (
          <tbody key={section}>
            <tr className="border-line border-b font-semibold">
              <th scope="rowgroup" colSpan={2} className="py-1.5 text-start">
                {SECTION_LABELS[section]}
              </th>
              <Sums figures={sums.sections[section]} />
            </tr>
            {lines
              .filter((line) => line.section === section)
              .map((line) => {
                const figures = sums.lines.get(line.uuid);
                return (
                  <tr key={line.uuid} className="border-line border-b align-top">
                    <th
                      scope="row"
                      className={`py-1 pe-3 text-start font-normal ${line.parentUuid === null ? '' : 'ps-4'}`}
                    >
                      {line.name || 'No name yet'}
                      {line.note !== '' && <span className="block text-ink-soft text-xs">{line.note}</span>}
                    </th>
                    <td className="py-1 pe-3">
                      {whoOf(line, vendorsOf.get(line.uuid) ?? []) || countedText(line, budget.heads)}
                    </td>
                    {figures && <Sums figures={figures} />}
                  </tr>
                );
              })}
          </tbody>
        ))}
        {/* Once, below the last line: browsers would print it at the foot of every sheet. */}
        <tfoot className="table-row-group">
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className="py-2 text-start">
              Total
            </th>
            <Sums figures={sums.whole} />
          </tr>
        </tfoot>
      </table>
      {payments.length > 0 && (
        <>
          <h2 className="mt-6">Payments</h2>
          <table className="mt-1 w-full border-collapse">
            <thead>
              <tr className="border-line-strong border-b">
                {['Due', 'To', 'For', 'Who pays', 'Paid'].map((label) => (
                  <th key={label} scope="col" className="py-1 pe-3 text-start">
                    {label}
                  </th>
                ))}
                <th scope="col" className={cell}>
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {payments.map((payment) => (
                <tr key={payment.uuid} className="border-line border-b">
                  <td className="whitespace-nowrap py-1 pe-3">
                    {payment.dueOn === null ? 'No day' : formatDateInText(calendarDate(payment.dueOn))}
                  </td>
                  <td className="py-1 pe-3">
                    {payeeOf(
                      payment,
                      lines.find(({ uuid }) => uuid === payment.lineUuid),
                      vendorsOf.get(payment.lineUuid) ?? [],
                    )}
                  </td>
                  <td className="py-1 pe-3">{payment.label}</td>
                  <td className="py-1 pe-3">{nameOf(payerUuidOf(payment, lines))}</td>
                  <td className="py-1 pe-3">
                    {payment.paidOn === null ? 'To pay' : formatDateInText(calendarDate(payment.paidOn))}
                  </td>
                  <td className={cell}>{formatCents(payment.amountCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {shares.length > 0 && (
        <>
          <h2 className="mt-6">Who pays what</h2>
          <table className="mt-1 w-full border-collapse">
            <thead>
              <tr className="border-line-strong border-b">
                <th scope="col" className="py-1 text-start">
                  Who
                </th>
                {['Promised', 'Paid', 'To come'].map((label) => (
                  <th key={label} scope="col" className={cell}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shares.map(({ contributor, paidCents, openCents }) => (
                <tr key={contributor.uuid} className="border-line border-b">
                  <th scope="row" className="py-1 text-start font-normal">
                    {contributor.name}
                  </th>
                  <td className={cell}>{formatCents(contributor.pledgedCents)}</td>
                  <td className={cell}>{formatCents(paidCents)}</td>
                  <td className={cell}>{formatCents(openCents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-2">Not covered: {formatCents(uncoveredCents)}</p>
        </>
      )}
    </div>
  );
}
