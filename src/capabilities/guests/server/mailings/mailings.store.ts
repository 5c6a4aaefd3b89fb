import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { householdMailings } from '../../mailings.tables.ts';
import type { MailingKind } from '../../rules/mailings/mailing.ts';

export type MailingRow = typeof householdMailings.$inferSelect;

const mailingsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(householdMailings)
    .where(eq(householdMailings.weddingId, sql.placeholder('weddingId')))
    .prepare('guests_mailings_of'),
);

export function listMailings(tx: Tx, weddingId: string): Promise<MailingRow[]> {
  return mailingsOfWedding(tx).execute({ weddingId });
}

export function listMailingsTo(tx: Tx, householdUuids: readonly string[]): Promise<MailingRow[]> {
  if (householdUuids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(householdMailings)
    .where(inArray(householdMailings.householdUuid, [...householdUuids]));
}

/** Those that were really changed. */
export async function writeMailings(
  tx: Tx,
  householdUuids: readonly string[],
  { weddingId, kind, channel, sentOn, byUser }: Omit<MailingRow, 'householdUuid'>,
): Promise<string[]> {
  const { rows } = await tx.execute<{ uuid: string }>(sql`
    insert into household_mailings (household_uuid, kind, wedding_id, channel, sent_on, by_user)
    select h, ${kind}, ${weddingId}, ${channel}, ${sentOn}::date, ${byUser}::uuid
      from unnest(${sql.param([...householdUuids])}::uuid[]) h
    on conflict (household_uuid, kind) do update
      set channel = excluded.channel, sent_on = excluded.sent_on, by_user = excluded.by_user
      where (household_mailings.channel, household_mailings.sent_on) <> (excluded.channel, excluded.sent_on)
    returning household_uuid as uuid`);
  return rows.map(({ uuid }) => uuid);
}

export async function deleteMailings(
  tx: Tx,
  weddingId: string,
  kind: MailingKind,
  householdUuids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .delete(householdMailings)
    .where(
      and(
        eq(householdMailings.weddingId, weddingId),
        eq(householdMailings.kind, kind),
        sql`${householdMailings.householdUuid} = any(${sql.param([...householdUuids])}::uuid[])`,
      ),
    )
    .returning({ uuid: householdMailings.householdUuid });
  return rows.map(({ uuid }) => uuid);
}
