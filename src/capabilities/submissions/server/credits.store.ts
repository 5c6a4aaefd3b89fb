import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { submissionCredits, weddingSubmissions } from '../tables.ts';

export type StoredCredit = typeof submissionCredits.$inferSelect;

export function listCredits(tx: Tx, submissionIds: readonly number[]) {
  return tx
    .select({ credit: submissionCredits, storefrontUuid: storefronts.uuid })
    .from(submissionCredits)
    .leftJoin(storefronts, eq(storefronts.id, submissionCredits.storefrontId))
    .where(inArray(submissionCredits.submissionId, [...submissionIds]))
    .orderBy(asc(submissionCredits.submissionId), asc(submissionCredits.position));
}

export async function replaceCredits(
  tx: Tx,
  submissionId: number,
  credits: readonly Omit<StoredCredit, 'submissionId' | 'position'>[],
): Promise<void> {
  await tx.delete(submissionCredits).where(eq(submissionCredits.submissionId, submissionId));
  if (credits.length === 0) return;
  await tx
    .insert(submissionCredits)
    .values(credits.map((credit, position) => ({ ...credit, submissionId, position })));
}

export async function answerCreditOf(
  tx: Tx,
  { submissionId, storefrontId }: { submissionId: number; storefrontId: number },
  answer: Pick<StoredCredit, 'state' | 'answeredBy' | 'answeredAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(submissionCredits)
    .set(answer)
    .where(
      and(eq(submissionCredits.submissionId, submissionId), eq(submissionCredits.storefrontId, storefrontId)),
    )
    .returning({ position: submissionCredits.position });
  return changed.length > 0;
}

const TOLD = ['SUBMITTED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED'] as const;
const MOST_CREDITS_SHOWN = 200;

export function listCreditsOfStorefront(tx: Tx, storefrontId: number) {
  return tx
    .select({ credit: submissionCredits, submission: weddingSubmissions, photographer: storefronts.name })
    .from(submissionCredits)
    .innerJoin(weddingSubmissions, eq(weddingSubmissions.id, submissionCredits.submissionId))
    .innerJoin(storefronts, eq(storefronts.id, weddingSubmissions.storefrontId))
    .where(
      and(eq(submissionCredits.storefrontId, storefrontId), inArray(weddingSubmissions.status, [...TOLD])),
    )
    .orderBy(desc(weddingSubmissions.sentAt))
    .limit(MOST_CREDITS_SHOWN);
}
