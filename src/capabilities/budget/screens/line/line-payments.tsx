import { Plus } from 'lucide-react';
import { useState } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { BudgetLine, BudgetPayment } from '../../rules/budget-state.ts';
import { isLate, paymentWords } from '../../rules/payment-words.ts';
import type { Desk } from '../budget/desk.ts';
import { MarkPaidDialog } from '../payments/mark-paid.tsx';
import { PaymentFields } from '../payments/payment-fields.tsx';

export function LinePayments({ desk, line }: { desk: Desk; line: BudgetLine }) {
  const { budget, paymentsOf, actions, canEdit } = desk;
  const payments = paymentsOf.get(line.uuid) ?? [];
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<BudgetPayment>();
  const [paying, setPaying] = useState<BudgetPayment>();
  return (
    <section aria-labelledby="line-payments" className="mt-6">
      <h3 id="line-payments" className="font-semibold font-text text-base">
        Payments
      </h3>
      {payments.length === 0 && <p className="text-ink-soft text-sm">No payment noted yet.</p>}
      <ul className="divide-y divide-line">
        {payments.map((payment) =>
          editing?.uuid === payment.uuid ? (
            <li key={payment.uuid} className="py-3">
              <PaymentFields
                begin={payment}
                contributors={budget.contributors}
                saveLabel="Save"
                onSave={(values) => {
                  actions.changePayment(payment, values);
                  setEditing(undefined);
                }}
                onCancel={() => setEditing(undefined)}
              />
              <Button
                variant="danger"
                size="small"
                className="mt-2"
                onPress={() => {
                  actions.removePayment(payment);
                  setEditing(undefined);
                }}
              >
                Remove
              </Button>
            </li>
          ) : (
            <li key={payment.uuid} className="flex items-center gap-2 py-2">
              <div className="min-w-0 grow">
                <p className="truncate">{paymentWords(payment, budget.today)}</p>
                <p
                  className={
                    isLate(payment, budget.today) ? 'text-red-deep text-sm' : 'text-ink-soft text-sm'
                  }
                >
                  {payment.paidOn !== null && `Paid ${formatDateInText(calendarDate(payment.paidOn))}`}
                  {payment.paidOn === null &&
                    (payment.dueOn === null
                      ? 'No day yet'
                      : `Due ${formatDateInText(calendarDate(payment.dueOn))}`)}
                </p>
              </div>
              <span className="font-semibold tabular-nums">{formatCents(payment.amountCents)}</span>
              {canEdit && (
                <Menu
                  trigger={
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`More for ${payment.label || 'this payment'}`}
                    >
                      …
                    </Button>
                  }
                  entries={[
                    payment.paidOn === null
                      ? { id: 'pay', label: 'Mark paid' }
                      : { id: 'unpay', label: 'Not paid after all' },
                    { id: 'edit', label: 'Change' },
                    { id: 'remove', label: 'Remove', tone: 'danger' },
                  ]}
                  onAction={(id) => {
                    if (id === 'pay') setPaying(payment);
                    if (id === 'unpay') actions.markUnpaid(payment);
                    if (id === 'edit') setEditing(payment);
                    if (id === 'remove') actions.removePayment(payment);
                  }}
                />
              )}
            </li>
          ),
        )}
      </ul>
      {canEdit &&
        (isAdding ? (
          <PaymentFields
            begin={{
              lineUuid: line.uuid,
              inquiryUuid: null,
              label: '',
              amountCents: 0,
              dueOn: null,
              paidOn: null,
              payerUuid: line.payerUuid,
            }}
            contributors={budget.contributors}
            saveLabel="Add"
            onSave={(values) => {
              actions.addPayment(values);
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3"
            icon={<Plus size={16} aria-hidden="true" />}
            onPress={() => setAdding(true)}
          >
            Add a payment
          </Button>
        ))}
      {paying && <MarkPaidDialog desk={desk} payment={paying} onClose={() => setPaying(undefined)} />}
    </section>
  );
}
