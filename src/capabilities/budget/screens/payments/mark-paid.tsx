import { useState } from 'react';
import { formatCents } from '#base/money.ts';
import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { BudgetPayment } from '../../rules/budget-state.ts';
import { dayProblem } from '../../rules/typed-payment.ts';
import type { Desk } from '../budget/desk.ts';
import { payerId, payerOf, payerOptions } from './payment-fields.tsx';

/** When it was paid, and by whom. */
export function MarkPaidDialog({
  desk,
  payment,
  onClose,
}: {
  desk: Desk;
  payment: BudgetPayment;
  onClose: () => void;
}) {
  const { contributors, today, lines } = desk.budget;
  const line = lines.find(({ uuid }) => uuid === payment.lineUuid);
  const [day, setDay] = useState(typedDate(today));
  const [payer, setPayer] = useState(payerId(payment.payerUuid ?? line?.payerUuid ?? null));
  const problem = day.trim() === '' ? 'Type a day as MM/DD/YYYY.' : dayProblem(day);
  return (
    <Dialog
      isOpen
      size="small"
      title={`Mark ${formatCents(payment.amountCents)} as paid`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            isDisabled={problem !== undefined}
            onPress={() => {
              desk.actions.markPaid(payment, { paidOn: typedDay(day), payerUuid: payerOf(payer) });
              onClose();
            }}
          >
            Mark paid
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <DateField label="Paid on" value={day} onChange={setDay} error={problem} reservesMessage={false} />
        {contributors.length > 0 && (
          <SelectField
            label="Who paid"
            options={payerOptions(contributors)}
            value={payer}
            onChange={setPayer}
            reservesMessage={false}
          />
        )}
      </div>
    </Dialog>
  );
}
