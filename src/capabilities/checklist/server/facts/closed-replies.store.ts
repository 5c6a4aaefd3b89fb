import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Weddings with a list whose replies have closed, or whose count was promised, since: a day that comes tells nobody. */
export async function listLatelyClosed(tx: Tx, since: string, today: string): Promise<string[]> {
  const { rows } = await tx.execute<{ weddingId: string }>(sql`
    select wedding_id as "weddingId" from checklists
    where exists (select from wedding_events where wedding_events.wedding_id = checklists.wedding_id
        and closes_on >= ${since}::date and closes_on < ${today}::date)
      or exists (select from event_guarantees where event_guarantees.wedding_id = checklists.wedding_id
        and at >= ${since}::date)`);
  return rows.map(({ weddingId }) => weddingId);
}
