import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { rsvpAnswers, rsvpQuestions } from '../../tables.ts';

/** Questions that somebody has answered. */
export async function listAnswered(tx: Tx, weddingId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ uuid: rsvpQuestions.uuid })
    .from(rsvpQuestions)
    .innerJoin(rsvpAnswers, eq(rsvpAnswers.questionUuid, rsvpQuestions.uuid))
    .where(eq(rsvpQuestions.weddingId, weddingId));
  return rows.map(({ uuid }) => uuid);
}

export async function archiveQuestions(tx: Tx, uuids: readonly string[], archivedAt: Date): Promise<void> {
  if (uuids.length > 0)
    await tx
      .update(rsvpQuestions)
      .set({ archivedAt })
      .where(inArray(rsvpQuestions.uuid, [...uuids]));
}

export async function deleteQuestions(tx: Tx, uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0) await tx.delete(rsvpQuestions).where(inArray(rsvpQuestions.uuid, [...uuids]));
}

type QuestionRow = Omit<typeof rsvpQuestions.$inferInsert, 'weddingId' | 'archivedAt'>;

export async function writeQuestions(tx: Tx, weddingId: string, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(rsvpQuestions)
    .values(rows.map((row) => ({ ...row, weddingId })))
    .onConflictDoUpdate({
      target: rsvpQuestions.uuid,
      set: {
        position: given('position'),
        scope: given('scope'),
        kind: given('kind'),
        label: given('label'),
        options: given('options'),
        isRequired: given('is_required'),
        showWhen: given('show_when'),
      },
    });
}
