import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { guestHouseholds } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { rsvpDraftMails } from '../../messages.tables.ts';
import { rsvpDrafts, rsvpLinks } from '../../tables.ts';

/** Households that stopped before this moment, have not answered, and were never told so. */
export function listLeftDrafts(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ householdUuid: string; weddingId: string }[]> {
  return tx
    .select({ householdUuid: rsvpDrafts.householdUuid, weddingId: rsvpLinks.weddingId })
    .from(rsvpDrafts)
    .innerJoin(rsvpLinks, eq(rsvpLinks.householdUuid, rsvpDrafts.householdUuid))
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, rsvpDrafts.householdUuid))
    .leftJoin(rsvpDraftMails, eq(rsvpDraftMails.householdUuid, rsvpDrafts.householdUuid))
    .where(
      and(
        lte(rsvpDrafts.updatedAt, before),
        isNull(rsvpLinks.answeredAt),
        isNull(rsvpDraftMails.householdUuid),
        eq(guestHouseholds.list, 'INVITED'),
      ),
    )
    .orderBy(asc(rsvpDrafts.updatedAt), asc(rsvpDrafts.householdUuid))
    .limit(limit);
}

/** Whether a household’s draft is still as old as that. */
export async function isDraftLeft(tx: Tx, householdUuid: string, before: Date): Promise<boolean> {
  const rows = await tx
    .select({ at: rsvpDrafts.updatedAt })
    .from(rsvpDrafts)
    .where(and(eq(rsvpDrafts.householdUuid, householdUuid), lte(rsvpDrafts.updatedAt, before)));
  return rows.length > 0;
}

/** False where the household was told before. */
export async function insertDraftMail(tx: Tx, householdUuid: string, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(rsvpDraftMails)
    .values({ householdUuid, at })
    .onConflictDoNothing()
    .returning({ householdUuid: rsvpDraftMails.householdUuid });
  return rows.length > 0;
}
