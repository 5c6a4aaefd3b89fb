import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import { dayThatEndsLast } from '#capabilities/inquiries/rules/day-that-ends-last.ts';
import { composeNotice, listWeddingReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { FIRST_REMINDER_DAYS, isReminderDue, LAST_REMINDER_DAYS } from '../../rules/reminder-days.ts';
import { openBudget } from '../budget.store.ts';
import { type DuePayment, listDuePayments, listOpenPayments, markReminded } from './payments.store.ts';
import { reminderMail } from './reminder-mail.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

function spanOf(today: CalendarDate) {
  return { from: addDays(today, -LAST_REMINDER_DAYS), through: addDays(today, FIRST_REMINDER_DAYS) };
}

/** What is open under the lock of the budget and due for a reminder; whoever paid in between is not reminded. */
async function listDue(tx: Tx, weddingId: string, today: CalendarDate): Promise<DuePayment[]> {
  const payments = await listDuePayments(tx, weddingId, { ...spanOf(today), isOpen: true });
  return payments.filter((payment) => isReminderDue(payment, today));
}

/** One mail for each member who sees the money, and the day is noted with the payments: both, or neither. */
async function remindWedding(deps: Deps, weddingId: string, today: CalendarDate): Promise<void> {
  await transact(deps.db, async (tx) => {
    await openBudget(tx, weddingId);
    const due = await listDue(tx, weddingId, today);
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
  // It runs when it is the same day in all states.
  const today = dayThatEndsLast(deps.clock.now());
  const open = await listOpenPayments(deps.db, spanOf(today));
  const weddingIds = open.flatMap(({ weddingId, dueOn, remindedOn }) =>
    dueOn !== null && isReminderDue({ dueOn, remindedOn }, today) ? [weddingId] : [],
  );
  for (const weddingId of new Set(weddingIds)) await remindWedding(deps, weddingId, today);
}
