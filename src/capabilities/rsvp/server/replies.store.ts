import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { Reply } from '../rules/reply.ts';
import { rsvpAnswers, rsvpDrafts, rsvpSubmissions } from '../tables.ts';

export type SubmissionRow = typeof rsvpSubmissions.$inferSelect;

export async function findDraft(tx: Tx, householdUuid: string): Promise<Reply | undefined> {
  const [row] = await tx
    .select({ reply: rsvpDrafts.reply })
    .from(rsvpDrafts)
    .where(eq(rsvpDrafts.householdUuid, householdUuid));
  return row?.reply;
}

export async function writeDraft(
  tx: Tx,
  householdUuid: string,
  reply: Reply,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(rsvpDrafts)
    .values({ householdUuid, reply, updatedAt })
    .onConflictDoUpdate({ target: rsvpDrafts.householdUuid, set: { reply, updatedAt } });
}

export async function deleteDraft(tx: Tx, householdUuid: string): Promise<void> {
  await tx.delete(rsvpDrafts).where(eq(rsvpDrafts.householdUuid, householdUuid));
}

export async function deleteOldDrafts(tx: Pick<Tx, 'delete'>, before: Date): Promise<void> {
  await tx.delete(rsvpDrafts).where(lt(rsvpDrafts.updatedAt, before));
}

/** The one that counts: what was taken back does not. */
export async function findLastSubmission(tx: Tx, householdUuid: string): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(rsvpSubmissions)
    .where(and(eq(rsvpSubmissions.householdUuid, householdUuid), isNull(rsvpSubmissions.undoneAt)))
    .orderBy(desc(rsvpSubmissions.at), desc(rsvpSubmissions.uuid))
    .limit(1);
  return row;
}

export async function findSubmissionByKey(
  tx: Tx,
  householdUuid: string,
  key: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(rsvpSubmissions)
    .where(and(eq(rsvpSubmissions.householdUuid, householdUuid), eq(rsvpSubmissions.key, key)));
  return row;
}

export async function insertSubmission(tx: Tx, row: typeof rsvpSubmissions.$inferInsert): Promise<void> {
  await tx.insert(rsvpSubmissions).values(row);
}

export async function noteUndone(tx: Tx, uuid: string, undoneAt: Date): Promise<void> {
  await tx.update(rsvpSubmissions).set({ undoneAt }).where(eq(rsvpSubmissions.uuid, uuid));
}

/** What a household answered, in the place of whatever it answered before. */
export async function replaceAnswers(
  tx: Tx,
  householdUuid: string,
  answers: Reply['answers'],
): Promise<void> {
  await tx.delete(rsvpAnswers).where(eq(rsvpAnswers.householdUuid, householdUuid));
  if (answers.length === 0) return;
  await tx
    .insert(rsvpAnswers)
    .values(answers.map(({ values, ...answer }) => ({ ...answer, householdUuid, answers: [...values] })));
}

export async function listAnswers(tx: Tx, householdUuid: string): Promise<Reply['answers']> {
  const rows = await tx.select().from(rsvpAnswers).where(eq(rsvpAnswers.householdUuid, householdUuid));
  return rows.map(({ questionUuid, guestUuid, answers }) => ({ questionUuid, guestUuid, values: answers }));
}
