import { addDays } from '#base/calendar-date.ts';
import { plural } from '#base/text.ts';
import type { DigestPart, DigestReader } from '#capabilities/notices/server/index.ts';
import { weddingDay } from '#capabilities/weddings/rules/wedding-day.ts';
import { findWedding, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { Platform } from '#platform/platform.ts';
import { FIRST_REMINDER_DAYS, isReminderDay, LAST_REMINDER_DAYS } from '../../rules/reminder-days.ts';
import { listDuePayments } from './payments.store.ts';
import { budgetUrl, paymentLink } from './reminder-mail.ts';

/** Payments of the week, and late ones, for whoever wants one mail a day. */
export async function collectDigest(
  { db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>,
  { userId, side }: DigestReader,
  now: Date,
): Promise<DigestPart | undefined> {
  if (side !== 'COUPLE') return undefined;
  const member = await membershipOf(db, userId);
  if (!member?.allowed.includes('see-budget')) return undefined;
  const { city } = (await findWedding(db, member.weddingId)) ?? {};
  const today = weddingDay(city, now);
  const payments = await listDuePayments(db, member.weddingId, {
    from: addDays(today, -LAST_REMINDER_DAYS),
    through: addDays(today, FIRST_REMINDER_DAYS),
    isOpen: true,
  });
  if (payments.length === 0) return undefined;
  return {
    count: plural(payments.length, 'payment'),
    links: payments.map((payment) => paymentLink({ publicUrl }, payment, today)),
    hasNews: payments.some(({ dueOn }) => isReminderDay(dueOn, today)),
    action: { label: 'Open your budget', url: budgetUrl({ publicUrl }) },
  };
}
