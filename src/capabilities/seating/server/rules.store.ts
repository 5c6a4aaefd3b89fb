import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { guests } from '#capabilities/guests/tables.ts';
import { guestTags } from '#capabilities/guests/tags.tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { MOST_RULES } from '../rules/seating-limits.ts';
import type { RuleValues } from '../rules/seating-rule.ts';
import { seatingRuleGuests, seatingRules, seatingWaivedRules } from '../rules.tables.ts';

export type RuleRow = typeof seatingRules.$inferSelect & { guestUuids: string[] };

/** Oldest first. */
export async function listRuleRows(tx: Tx, weddingId: string): Promise<RuleRow[]> {
  const rows = await tx
    .select()
    .from(seatingRules)
    .where(eq(seatingRules.weddingId, weddingId))
    .orderBy(asc(seatingRules.createdAt), asc(seatingRules.uuid));
  const about = await tx
    .select({ ruleUuid: seatingRuleGuests.ruleUuid, guestUuid: seatingRuleGuests.guestUuid })
    .from(seatingRuleGuests)
    .innerJoin(seatingRules, eq(seatingRules.uuid, seatingRuleGuests.ruleUuid))
    .where(eq(seatingRules.weddingId, weddingId))
    .orderBy(asc(seatingRuleGuests.position));
  const guestsOf = Map.groupBy(about, ({ ruleUuid }) => ruleUuid);
  return rows.map((row) => ({
    ...row,
    guestUuids: (guestsOf.get(row.uuid) ?? []).map(({ guestUuid }) => guestUuid),
  }));
}

/** Of whichever wedding. */
export async function findRule(tx: Tx, uuid: string) {
  const [row] = await tx.select().from(seatingRules).where(eq(seatingRules.uuid, uuid));
  return row;
}

export async function countKnownGuests(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ known: count() })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), inArray(guests.uuid, [...uuids])));
  return row?.known ?? 0;
}

export async function isKnownTag(tx: Tx, weddingId: string, uuid: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: guestTags.uuid })
    .from(guestTags)
    .where(and(eq(guestTags.weddingId, weddingId), eq(guestTags.uuid, uuid)));
  return rows.length > 0;
}

/** The lowest of the places for rules that is free. */
export async function findFreeSlot(tx: Tx, weddingId: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ slot: number }>(sql`
    select slot from generate_series(1, ${MOST_RULES}::int) slot
     where not exists (select from ${seatingRules} r where r.wedding_id = ${weddingId} and r.slot = slot.slot)
     order by slot limit 1`);
  return rows[0]?.slot;
}

export async function putRule(
  tx: Tx,
  row: typeof seatingRules.$inferInsert,
  { guestUuids }: Pick<RuleValues, 'guestUuids'>,
): Promise<void> {
  const { uuid, weddingId: _wedding, slot: _slot, createdAt: _createdAt, ...values } = row;
  await tx.insert(seatingRules).values(row).onConflictDoUpdate({ target: seatingRules.uuid, set: values });
  await tx.delete(seatingRuleGuests).where(eq(seatingRuleGuests.ruleUuid, uuid));
  const about = [...new Set(guestUuids)].map((guestUuid, position) => ({
    ruleUuid: uuid,
    guestUuid,
    position,
  }));
  if (about.length > 0) await tx.insert(seatingRuleGuests).values(about);
}

export async function deleteRule(tx: Tx, weddingId: string, uuid: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(seatingRules)
    .where(and(eq(seatingRules.uuid, uuid), eq(seatingRules.weddingId, weddingId)));
  return (rowCount ?? 0) > 0;
}

export async function listWaived(tx: Tx, weddingId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ key: seatingWaivedRules.key })
    .from(seatingWaivedRules)
    .where(eq(seatingWaivedRules.weddingId, weddingId));
  return new Set(rows.map(({ key }) => key));
}

export async function putWaived(
  tx: Tx,
  { weddingId, key, isWaived }: { weddingId: string; key: string; isWaived: boolean },
): Promise<void> {
  if (isWaived) await tx.insert(seatingWaivedRules).values({ weddingId, key }).onConflictDoNothing();
  else
    await tx
      .delete(seatingWaivedRules)
      .where(and(eq(seatingWaivedRules.weddingId, weddingId), eq(seatingWaivedRules.key, key)));
}
