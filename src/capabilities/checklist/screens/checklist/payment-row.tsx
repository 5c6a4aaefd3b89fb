import { Wallet } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { paths } from '#app/rules/paths.ts';
import { formatCents } from '#base/money.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { ChecklistPayment } from '../../contract.ts';
import { useChecklist } from './checklist-context.ts';
import { DayOrLate } from './task-day.tsx';

const disc = 'flex size-7 items-center justify-center rounded-full border';

/** A payment of the budget among the tasks: settled here or there, and kept there alone. */
export function PaymentRow({ payment }: { payment: ChecklistPayment }) {
  const { list, actions } = useChecklist();
  const { title, amountCents, dueOn } = payment;
  return (
    <li className="flex items-start gap-2 border-line py-2.5 ps-3 pe-4 not-first:border-t md:gap-3 md:ps-5 md:pe-5">
      {list.canPay && actions ? (
        <CheckboxField
          isSelected={false}
          onChange={() => actions.pay(payment)}
          aria-label={`Mark as paid: ${title}`}
          className="shrink-0"
        >
          <CheckboxButton className="group flex size-11 cursor-pointer items-center justify-center">
            <span
              className={`${disc} border-line-strong bg-paper group-data-focus-visible:outline-2 group-data-focus-visible:outline-primary group-data-focus-visible:outline-offset-2 group-data-hovered:border-ink`}
            />
          </CheckboxButton>
        </CheckboxField>
      ) : (
        <span className="flex size-11 shrink-0 items-center justify-center">
          <span className={`${disc} border-transparent bg-gold-tint`}>
            <Wallet size={16} aria-hidden="true" />
          </span>
        </span>
      )}
      <div className="flex min-w-0 grow items-start gap-x-4 py-1.5">
        <div className="min-w-0 grow">
          <p className="break-words font-semibold">{title}</p>
          <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft text-sm">
            <Wallet size={15} aria-hidden="true" />
            <TextLink to={paths.budget()} className="text-sm">
              From your budget
            </TextLink>
            <span className="-ms-1.5">, {formatCents(amountCents)}</span>
          </p>
          <p className="mt-1 md:hidden">
            <DayOrLate day={dueOn} today={list.today} />
          </p>
        </div>
        <span className="hidden min-w-24 shrink-0 text-end md:block">
          <DayOrLate day={dueOn} today={list.today} />
        </span>
        <span className="hidden w-5 shrink-0 md:block" />
      </div>
    </li>
  );
}
