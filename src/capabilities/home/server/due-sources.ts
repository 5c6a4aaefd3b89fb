import { paths } from '#app/rules/paths.ts';
import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import { plural, truncate } from '#base/text.ts';
import type { Money } from '#capabilities/budget/server/index.ts';
import type { DueTaskRow } from '#capabilities/checklist/server/index.ts';
import type { HeadCountAnswer } from '#capabilities/guests/contract/head-count.contract.ts';
import type { Inquiry } from '#capabilities/inquiries/contract/couple-inquiries.contract.ts';
import { lateWords, nearDay } from '../rules/day-words.ts';
import { type DueItem, daysLate, isThisWeek } from '../rules/due-items.ts';

const NOBODY = { members: [], paymentUuid: null, taskUuid: null };
const LONGEST_WORDS = 90;

export function duePayments({ nextPayments }: Money, today: CalendarDate): DueItem[] {
  return nextPayments.flatMap(({ uuid, title, label, amountCents, dueOn, isLate }): DueItem[] => {
    const day = dueOn === null ? undefined : parseCalendarDate(dueOn);
    if (day === undefined || !isThisWeek(day, today)) return [];
    const when = isLate ? lateWords(daysLate(day, today)) : `due ${nearDay(day, today)}`;
    return [
      {
        ...NOBODY,
        ...{ id: `payment-${uuid}`, kind: 'PAYMENT', day, isLate, paymentUuid: uuid },
        subject: title,
        title: `Pay ${[title, label].filter(Boolean).join(', ')}`,
        detail: `${formatCents(amountCents)}, ${when}`,
        href: paths.budget(),
      },
    ];
  });
}

/** '$3,180, $120 under your plan' */
function offerWords(cents: number, plannedCents: number | undefined): string {
  const price = formatCents(cents);
  if (!plannedCents) return price;
  if (cents === plannedCents) return `${price}, as planned`;
  const side = cents < plannedCents ? 'under' : 'over';
  return `${price}, ${formatCents(Math.abs(plannedCents - cents))} ${side} your plan`;
}

type Planned = Money['plannedByCategory'];

type VendorsDue = { today: CalendarDate; planned?: Planned | undefined; mayAnswer: boolean };

/** Whoever wrote last and was not answered, for those who answer; and offers that end. */
export function dueOfVendors(
  inquiries: readonly Inquiry[],
  { today, planned = {}, mayAnswer }: VendorsDue,
): DueItem[] {
  return inquiries.flatMap((inquiry): DueItem[] => {
    const { uuid, vendorName, quote, lastMessage } = inquiry;
    const href = paths.thread(uuid);
    const items: DueItem[] = [];
    const isWaiting = inquiry.unread > 0 || inquiry.isUnresponded;
    if (mayAnswer && isWaiting && inquiry.status !== 'BOOKED' && lastMessage.by === 'VENDOR') {
      const detail = truncate(lastMessage.text, LONGEST_WORDS);
      const title = `Answer ${vendorName}`;
      items.push({
        ...NOBODY,
        id: `message-${uuid}`,
        subject: vendorName,
        kind: 'MESSAGE',
        day: today,
        isLate: false,
        title,
        detail,
        href,
      });
    }
    const endsOn = quote?.validUntil ? parseCalendarDate(quote.validUntil) : undefined;
    if (quote && endsOn && inquiry.status === 'CONNECTED' && endsOn >= today && isThisWeek(endsOn, today)) {
      const plannedCents = planned[inquiry.taxonomyKey];
      const detail =
        quote.amountCents === null ? 'Read what is in it' : offerWords(quote.amountCents, plannedCents);
      const title = `${vendorName}’s offer ends`;
      items.push({
        ...NOBODY,
        id: `offer-${uuid}`,
        subject: `${vendorName}’s offer`,
        kind: 'OFFER',
        day: endsOn,
        isLate: false,
        title,
        detail,
        href,
      });
    }
    return items;
  });
}

export function dueReplies({ waiting, closesOn }: HeadCountAnswer, today: CalendarDate): DueItem[] {
  const day = closesOn === null ? undefined : parseCalendarDate(closesOn);
  if (day === undefined || waiting === 0 || day < today || !isThisWeek(day, today)) return [];
  return [
    {
      ...NOBODY,
      ...{ id: 'replies', kind: 'REPLIES', day, isLate: false, subject: 'replies', title: 'Replies close' },
      detail: `${plural(waiting, 'guest')} still to answer`,
      href: paths.guestReplies(),
    },
  ];
}

export function dueTasks(tasks: readonly DueTaskRow[], today: CalendarDate): DueItem[] {
  return tasks
    .filter(({ dueOn }) => isThisWeek(dueOn, today))
    .map(({ uuid, title, detail, dueOn, isLate, href, assignees }) => ({
      ...{ id: `task-${uuid}`, kind: 'TASK', day: dueOn, subject: title, title, detail, href, isLate },
      members: assignees.map(({ userUuid }) => userUuid),
      paymentUuid: null,
      taskUuid: uuid,
    }));
}
