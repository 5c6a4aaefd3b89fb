import { possessive } from '#base/text.ts';
import type { PaymentFacts } from './auto-ticks.ts';
import { monthOf } from './plan-due.ts';

type Open = { dueOn: string | null };

/** What can be told of payments to everybody who reads the list. */
export function paymentFacts(
  { open, paid, unplannedVendors }: { open: readonly Open[]; paid: number; unplannedVendors: number },
  today: string,
): PaymentFacts {
  return {
    ...{ paid, open: open.length, unplannedVendors },
    undated: open.filter(({ dueOn }) => dueOn === null).length,
    overdue: open.filter(({ dueOn }) => dueOn !== null && dueOn < today).length,
  };
}

/** Those that stand on the list: due by the end of this month, or late. */
export function paymentsOfMonth<Payment extends Open>(
  open: readonly Payment[],
  today: string,
): (Payment & { dueOn: string })[] {
  return open.flatMap((payment) => {
    const { dueOn } = payment;
    return dueOn !== null && monthOf(dueOn) <= monthOf(today) ? [{ ...payment, dueOn }] : [];
  });
}

/** Names of things begin small within a sentence; what is all capitals stays. */
function inSentence(label: string): string {
  return /^\p{Lu}\P{Lu}/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

/** 'Pay The Night Owls’ deposit'; 'Pay for the rings: deposit' where nobody is named. */
export function paymentTitle({
  payee,
  purpose,
  label,
}: {
  payee: string;
  purpose: string;
  label: string;
}): string {
  if (payee) return label ? `Pay ${possessive(payee)} ${inSentence(label)}` : `Pay ${payee}`;
  return [purpose ? `Pay for ${inSentence(purpose)}` : 'Make a payment', label && inSentence(label)]
    .filter(Boolean)
    .join(': ');
}
