import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { guestHouseholds } from '#capabilities/guests/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { rsvpAnswers, rsvpChangeRequests, rsvpDrafts, rsvpLinks, rsvpSubmissions } from '../../tables.ts';
import type { ChangeRequestRow } from '../change-requests.store.ts';
import type { LinkRow } from '../links.store.ts';
import type { SubmissionRow } from '../replies.store.ts';

export type StandingRow = { link: LinkRow; hasDraft: boolean };

export async function listStandings(tx: Tx, weddingId: string): Promise<StandingRow[]> {
  const rows = await tx
    .select({ link: rsvpLinks, draft: rsvpDrafts.updatedAt })
    .from(rsvpLinks)
    .innerJoin(guestHouseholds, eq(guestHouseholds.uuid, rsvpLinks.householdUuid))
    .leftJoin(rsvpDrafts, eq(rsvpDrafts.householdUuid, rsvpLinks.householdUuid))
    .where(eq(rsvpLinks.weddingId, weddingId))
    .orderBy(asc(rsvpLinks.householdUuid));
  return rows.map(({ link, draft }) => ({ link, hasDraft: draft !== null }));
}

type LastSubmission = Pick<SubmissionRow, 'householdUuid' | 'source' | 'reply'>;

/** The last answer of each household that was not taken back. */
export function listLastSubmissions(tx: Tx, weddingId: string): Promise<LastSubmission[]> {
  return tx
    .selectDistinctOn([rsvpSubmissions.householdUuid], {
      householdUuid: rsvpSubmissions.householdUuid,
      source: rsvpSubmissions.source,
      reply: rsvpSubmissions.reply,
    })
    .from(rsvpSubmissions)
    .where(and(eq(rsvpSubmissions.weddingId, weddingId), isNull(rsvpSubmissions.undoneAt)))
    .orderBy(rsvpSubmissions.householdUuid, desc(rsvpSubmissions.at), desc(rsvpSubmissions.uuid));
}

export function listOpenRequests(tx: Tx, weddingId: string): Promise<ChangeRequestRow[]> {
  return tx
    .select()
    .from(rsvpChangeRequests)
    .where(and(eq(rsvpChangeRequests.weddingId, weddingId), eq(rsvpChangeRequests.state, 'PENDING')))
    .orderBy(asc(rsvpChangeRequests.createdAt));
}

export type AnswerRow = {
  householdUuid: string;
  questionUuid: string;
  guestUuid: string | null;
  values: string[];
};

export function listWeddingAnswers(tx: Tx, weddingId: string): Promise<AnswerRow[]> {
  return tx
    .select({
      householdUuid: rsvpAnswers.householdUuid,
      questionUuid: rsvpAnswers.questionUuid,
      guestUuid: rsvpAnswers.guestUuid,
      values: rsvpAnswers.answers,
    })
    .from(rsvpAnswers)
    .innerJoin(rsvpLinks, eq(rsvpLinks.householdUuid, rsvpAnswers.householdUuid))
    .where(eq(rsvpLinks.weddingId, weddingId));
}
