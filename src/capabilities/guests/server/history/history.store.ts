import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { guestHistory } from '../../history.tables.ts';
import { HISTORY_KEPT, HISTORY_PAGE } from '../../rules/history/history-words.ts';
import { guests } from '../../tables.ts';

export type HistoryRow = typeof guestHistory.$inferSelect;

/** Behind what is there; of each household the oldest beyond those that are kept go. */
export async function appendHistory(tx: Tx, rows: readonly HistoryRow[]): Promise<void> {
  await tx.execute(insertRows(guestHistory, rows));
  const households = [...new Set(rows.map(({ householdUuid }) => householdUuid))];
  await tx.execute(sql`
    delete from guest_history h using (
      select uuid, row_number() over (partition by household_uuid order by at desc, uuid desc) as place
        from guest_history where household_uuid = any(${sql.param(households)}::uuid[])
    ) p where p.uuid = h.uuid and p.place > ${HISTORY_KEPT}`);
}

/** The newest first, one more than a page, so that it shows whether there are more. */
export function listHistory(
  tx: Tx,
  { weddingId, householdUuid, before }: { weddingId: string; householdUuid: string; before: string | null },
) {
  return tx
    .select({ entry: guestHistory, firstName: users.firstName })
    .from(guestHistory)
    .leftJoin(users, eq(users.id, guestHistory.byUser))
    .where(
      and(
        eq(guestHistory.weddingId, weddingId),
        eq(guestHistory.householdUuid, householdUuid),
        before === null
          ? undefined
          : sql`(${guestHistory.at}, ${guestHistory.uuid}) < (select b.at, b.uuid from guest_history b where b.uuid = ${before})`,
      ),
    )
    .orderBy(desc(guestHistory.at), desc(guestHistory.uuid))
    .limit(HISTORY_PAGE + 1);
}

/** Who these people are and where they belong. */
export function listNames(tx: Tx, guestUuids: readonly string[]) {
  const { uuid, householdUuid, firstName, lastName, position } = guests;
  return tx
    .select({ uuid, householdUuid, firstName, lastName })
    .from(guests)
    .where(sql`${uuid} = any(${sql.param([...guestUuids])}::uuid[])`)
    .orderBy(householdUuid, position);
}
