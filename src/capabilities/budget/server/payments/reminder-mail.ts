import { paths } from '#app/rules/paths.ts';
import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { plural } from '#base/text.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { DuePayment } from './payments.store.ts';

type Links = { publicUrl: string };

export function budgetUrl({ publicUrl }: Links): string {
  return `${publicUrl}${paths.budget()}`;
}

/** 'due Nov 12, in 3 days', 'due today', '3 days late' */
export function dueWords(dueOn: string, today: string): string {
  const days = daysBetween(calendarDate(today), calendarDate(dueOn));
  if (days < 0) return `${plural(-days, 'day')} late`;
  if (days === 0) return 'due today';
  const day = formatMonthDay(calendarDate(dueOn));
  return days === 1 ? `due tomorrow, ${day}` : `due ${day}, in ${plural(days, 'day')}`;
}

export function paymentLink(links: Links, payment: DuePayment, today: string) {
  const { title, label, amountCents, dueOn } = payment;
  return {
    label: `${formatCents(amountCents)} to ${mailName(title)}`,
    note: [mailName(label), dueWords(dueOn, today)].filter(Boolean).join(' · '),
    url: budgetUrl(links),
  };
}

/** Everything a couple is reminded of on one day, in one mail. */
export function reminderMail(links: Links, payments: readonly DuePayment[], today: string) {
  const [first] = payments;
  const late = payments.filter(({ dueOn }) => dueOn < today).length;
  const subject =
    payments.length === 1 && first
      ? `${formatCents(first.amountCents)} to ${mailName(first.title)} is ${dueWords(first.dueOn, today)}`
      : `${plural(payments.length, 'payment')} coming up${late > 0 ? `, ${late} late` : ''}`;
  return {
    subject,
    preview: payments.map((payment) => paymentLink(links, payment, today).label).join(', '),
    heading: payments.length === 1 ? 'A payment to look at' : 'Payments to look at',
    paragraphs: ['Already done? Mark it as paid in your budget, and we’ll stop reminding you.'],
    links: payments.map((payment) => paymentLink(links, payment, today)),
    action: { label: 'Open your budget', url: budgetUrl(links) },
  };
}
