import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import { dayThatEndsLast } from '#capabilities/inquiries/rules/day-that-ends-last.ts';
import { composeNotice, listWeddingReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { FIRST_REMINDER_DAYS, isReminderDue, LAST_REMINDER_DAYS } from '../../rules/reminder-days.ts';
import { openBudget } from '../budget.store.ts';
import { type DuePayment, listDuePayments, listStillOpen, markReminded } from './payments.store.ts';
import { reminderMail } from './reminder-mail.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

/** One mail for each member who sees the money, and the day is noted with the payments: both, or neither. */
async function remindWedding(
  deps: Deps,
  weddingId: string,
  { payments, today }: { payments: readonly DuePayment[]; today: CalendarDate },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    await openBudget(tx, weddingId);
    const open = await listStillOpen(
      tx,
      weddingId,
      payments.map(({ uuid }) => uuid),
    );
    const due = payments.filter(({ uuid }) =>
      open.some(
        (row) =>
          row.uuid === uuid &&
          row.dueOn !== null &&
          isReminderDue({ dueOn: row.dueOn, remindedOn: row.remindedOn }, today),
      ),
    );
    if (due.length === 0) return;
    const readers = await listWeddingReaders(tx, weddingId);
    const outgoing = composeNotice(
      deps,
      readers.filter(({ allowed }) => allowed.includes('see-budget')),
      {
        side: 'COUPLE',
        key: `budget-payments:${weddingId}:${today}`,
        mail: reminderMail(deps, due, today),
        text: undefined,
      },
    );
    await queueNotices(tx, deps, [outgoing]);
    await markReminded(
      tx,
      due.map(({ uuid }) => uuid),
      today,
    );
  });
}

/** Of what is due soon, and of what is late; each day once. */
export async function remindOfPayments(deps: Deps): Promise<void> {
  const today = dayThatEndsLast(deps.clock.now());
  const span = { from: addDays(today, -LAST_REMINDER_DAYS), through: addDays(today, FIRST_REMINDER_DAYS) };
  const payments = await listDuePayments(deps.db, { ...span, isOpen: true });
  const due = payments.filter((payment) => isReminderDue(payment, today));
  for (const [weddingId, ofWedding] of Map.groupBy(due, (payment) => payment.weddingId)) {
    await remindWedding(deps, weddingId, { payments: ofWedding, today });
  }
}
