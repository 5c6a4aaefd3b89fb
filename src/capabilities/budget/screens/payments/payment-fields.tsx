import { useState } from 'react';
import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LONGEST_LABEL } from '../../rules/budget-limits.ts';
import type { BudgetContributor, PaymentValues } from '../../rules/budget-state.ts';
import { dayProblem, paymentProblem } from '../../rules/typed-payment.ts';

interface PaymentFieldsProps {
  begin: PaymentValues;
  contributors: readonly BudgetContributor[];
  /** Lines to choose from, where none is given. */
  lines?: readonly { uuid: string; name: string }[];
  saveLabel: string;
  onSave: (values: PaymentValues) => void;
  onCancel: () => void;
}

const NOBODY = 'NOBODY';

export function payerOptions(contributors: readonly BudgetContributor[]) {
  return [
    { id: NOBODY, label: 'Nobody chosen' },
    ...contributors.map(({ uuid, name }) => ({ id: uuid, label: name || 'No name yet' })),
  ];
}

export const payerOf = (id: string) => (id === NOBODY || id === '' ? null : id);
export const payerId = (uuid: string | null) => uuid ?? NOBODY;

/** A payment, planned or made. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { begin, contributors, lines, saveLabel, onSave, onCancel } = props;
  const [label, setLabel] = useState(begin.label);
  const [lineUuid, setLine] = useState(begin.lineUuid);
  const [amountCents, setAmount] = useState<number | null>(begin.amountCents || null);
  const [due, setDue] = useState(typedDate(begin.dueOn));
  const [paid, setPaid] = useState(typedDate(begin.paidOn));
  const [payer, setPayer] = useState(payerId(begin.payerUuid));
  const [isTried, setTried] = useState(false);
  const amountProblem = paymentProblem(amountCents);
  const [dueProblem, paidProblem] = [dayProblem(due), dayProblem(paid)];
  // The line may have been removed since.
  const hasLine = lines === undefined || lines.some(({ uuid }) => uuid === lineUuid);
  const isSound = !amountProblem && !dueProblem && !paidProblem && label.length <= LONGEST_LABEL && hasLine;

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isSound || amountCents === null) return;
        onSave({
          ...begin,
          label: label.trim(),
          lineUuid,
          amountCents,
          dueOn: typedDay(due),
          paidOn: typedDay(paid),
          payerUuid: payerOf(payer),
        });
      }}
    >
      {lines && (
        <SelectField
          label="For"
          options={lines.map(({ uuid, name }) => ({ id: uuid, label: name || 'No name yet' }))}
          value={lineUuid}
          onChange={setLine}
          error={isTried && !hasLine ? 'Choose what it’s for.' : undefined}
          reservesMessage={false}
        />
      )}
      <TextField
        label="What it is"
        placeholder="Deposit"
        value={label}
        onChange={setLabel}
        maxLength={LONGEST_LABEL}
        reservesMessage={false}
      />
      <MoneyField
        label="Amount"
        value={amountCents}
        onChange={setAmount}
        error={isTried ? amountProblem : undefined}
        reservesMessage={false}
      />
      <DateField
        label="Due"
        isOptional
        value={due}
        onChange={setDue}
        error={isTried ? dueProblem : undefined}
        reservesMessage={false}
      />
      <DateField
        label="Paid on"
        isOptional
        value={paid}
        onChange={setPaid}
        error={isTried ? paidProblem : undefined}
        reservesMessage={false}
      />
      {contributors.length > 0 && (
        <SelectField
          label="Who pays"
          options={payerOptions(contributors)}
          value={payer}
          onChange={setPayer}
          reservesMessage={false}
        />
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button type="submit">{saveLabel}</Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
