import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { calendarDate, datePartsOf } from '#base/calendar-date.ts';
import { formatDateInText, monthNameOf } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BudgetPayment } from '../../rules/budget-state.ts';
import { openPayments } from '../../rules/budget-sums.ts';
import { linesInOrder } from '../../rules/grid/grid-rows.ts';
import { isLate, payeeOf, paymentWords } from '../../rules/payment-words.ts';
import type { Desk } from '../budget/desk.ts';
import { MarkPaidDialog } from './mark-paid.tsx';
import { PaymentFields } from './payment-fields.tsx';

/** So many at first; a list of all of them is one press away. */
const NEXT = 5;

function Day({ dueOn, isRed }: { dueOn: string | null; isRed: boolean }) {
  if (dueOn === null) return <span className="w-11 shrink-0 text-ink-soft text-xs">No day</span>;
  const day = calendarDate(dueOn);
  return (
    <time
      dateTime={dueOn}
      title={formatDateInText(day)}
      className={classNames('w-11 shrink-0 leading-tight', isRed && 'text-red-deep')}
    >
      <span className="block text-xs">{monthNameOf(day).slice(0, 3)}</span>
      <span className="block font-display text-xl">{datePartsOf(day).day}</span>
    </time>
  );
}

function PaymentRow({
  desk,
  payment,
  onEdit,
  onPay,
}: {
  desk: Desk;
  payment: BudgetPayment;
  onEdit: () => void;
  onPay: () => void;
}) {
  const { budget, vendorsOf, canEdit } = desk;
  const { today } = budget;
  const line = budget.lines.find(({ uuid }) => uuid === payment.lineUuid);
  const late = isLate(payment, today);
  const payee = payeeOf(payment, line, vendorsOf.get(payment.lineUuid) ?? []);
  const words = (
    <span className="min-w-0 grow text-start">
      <span className="block truncate">{payee}</span>
      <span className={classNames('block truncate text-sm', late ? 'text-red-deep' : 'text-ink-soft')}>
        {payment.paidOn === null
          ? paymentWords(payment, today)
          : `${payment.label || 'Payment'}, paid ${formatDateInText(calendarDate(payment.paidOn))}`}
      </span>
    </span>
  );
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Day dueOn={payment.dueOn ?? payment.paidOn} isRed={late} />
      {canEdit ? (
        <button
          type="button"
          onClick={onEdit}
          aria-label={`Change ${payment.label || 'payment'} to ${payee}`}
          className="flex min-h-11 min-w-0 grow items-center rounded-mark hover:underline"
        >
          {words}
        </button>
      ) : (
        words
      )}
      <span className="shrink-0 text-end">
        <span className="block font-semibold tabular-nums">{formatCents(payment.amountCents)}</span>
        {canEdit && payment.paidOn === null && (
          <button
            type="button"
            onClick={onPay}
            aria-label={`Mark ${payment.label || 'payment'} to ${payee} as paid`}
            className="relative rounded-mark font-medium text-secondary text-sm underline decoration-secondary/40 underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:decoration-secondary"
          >
            Mark paid
          </button>
        )}
      </span>
    </li>
  );
}

/** What is to be paid next, late ones first, and what was. */
export const PaymentsPanel = memo(function PaymentsPanel({
  desk,
  isWhole = false,
}: {
  desk: Desk;
  isWhole?: boolean;
}) {
  const { budget, actions, canEdit } = desk;
  const [paying, setPaying] = useState<BudgetPayment>();
  const [editing, setEditing] = useState<BudgetPayment | 'new'>();
  const [isAll, setAll] = useState(isWhole);
  const open = openPayments(budget);
  const paid = budget.payments
    .filter(({ paidOn }) => paidOn !== null)
    .toSorted((one, other) => ((one.paidOn ?? '') > (other.paidOn ?? '') ? -1 : 1));
  const shown = isAll ? open : open.slice(0, NEXT);
  const edited = editing === 'new' ? undefined : editing;
  const lines = linesInOrder(budget.lines);
  const blank = {
    lineUuid: lines[0]?.uuid ?? '',
    inquiryUuid: null,
    label: '',
    amountCents: 0,
    dueOn: null,
    paidOn: null,
    payerUuid: null,
  };
  const row = (payment: BudgetPayment) => (
    <PaymentRow
      key={payment.uuid}
      desk={desk}
      payment={payment}
      onEdit={() => setEditing(payment)}
      onPay={() => setPaying(payment)}
    />
  );
  return (
    <Card as="section" padding="none" aria-labelledby="next-payments" className="p-4.5 md:p-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="next-payments" className="text-xl">
          Next payments
        </h2>
        <TextLink to={paths.planningCalendar()} className="text-sm">
          Calendar
        </TextLink>
      </div>
      {open.length === 0 ? (
        <p className="mt-2 text-ink-soft text-sm">
          {paid.length === 0
            ? 'No payment yet. Add what’s due and when, and we’ll remind you.'
            : 'Everything that’s noted is paid.'}
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">{shown.map(row)}</ul>
      )}
      <div className="-ms-3 mt-2 flex flex-wrap gap-x-2">
        {canEdit && lines.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setEditing('new')}
          >
            Add a payment
          </Button>
        )}
        {!isAll && (open.length > NEXT || paid.length > 0) && (
          <Button variant="quiet" size="small" onPress={() => setAll(true)}>
            Show all {open.length + paid.length}
          </Button>
        )}
      </div>
      {isAll && paid.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold font-text text-sm">{plural(paid.length, 'payment')} made</h3>
          <ul className="divide-y divide-line">{paid.map(row)}</ul>
        </>
      )}
      {paying && <MarkPaidDialog desk={desk} payment={paying} onClose={() => setPaying(undefined)} />}
      {editing && (
        <Dialog
          isOpen
          size="small"
          title={edited ? 'Change a payment' : 'Add a payment'}
          onOpenChange={(isOpen) => !isOpen && setEditing(undefined)}
        >
          <PaymentFields
            begin={edited ?? blank}
            contributors={budget.contributors}
            lines={lines}
            saveLabel={edited ? 'Save' : 'Add'}
            onSave={(values) => {
              if (edited) actions.changePayment(edited, values);
              else actions.addPayment(values);
              setEditing(undefined);
            }}
            onCancel={() => setEditing(undefined)}
          />
          {edited && (
            <div className="mt-3 flex flex-wrap gap-2 border-line border-t pt-3">
              {edited.paidOn !== null && (
                <Button
                  variant="quiet"
                  size="small"
                  onPress={() => {
                    actions.markUnpaid(edited);
                    setEditing(undefined);
                  }}
                >
                  Not paid after all
                </Button>
              )}
              <Button
                variant="danger"
                size="small"
                onPress={() => {
                  actions.removePayment(edited);
                  setEditing(undefined);
                }}
              >
                Remove
              </Button>
            </div>
          )}
        </Dialog>
      )}
    </Card>
  );
});
