import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Weddings with a list and a payment whose day has passed since: a day that comes tells nobody. */
export async function listLatelyOverdue(tx: Tx, since: string, today: string): Promise<string[]> {
  const { rows } = await tx.execute<{ weddingId: string }>(sql`
    select distinct payment.wedding_id as "weddingId"
    from budget_payments as payment
    join checklists on checklists.wedding_id = payment.wedding_id
    where payment.due_on >= ${since}::date and payment.due_on < ${today}::date
      and payment.paid_on is null and payment.removed_at is null`);
  return rows.map(({ weddingId }) => weddingId);
}
