import { calendarDateOf } from '#base/calendar-date.ts';
import { readEvents, readHouseholds } from '#capabilities/guests/server/index.ts';
import { findTablesOf } from '#capabilities/seating/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { fittingReply } from '../rules/fitting-reply.ts';
import type { HouseholdInvitation } from '../rules/household-invitation.ts';
import { invitationOf } from '../rules/invitation-of.ts';
import { findOpenRequest } from './change-requests.store.ts';
import type { LinkRow } from './links.store.ts';
import { findDraft, findLastSubmission, listAnswers } from './replies.store.ts';
import { findSettings, findWeddingPlace, listQuestions } from './settings.store.ts';
import { weddingZone } from './wedding-zone.ts';

/** All that a household may know of the wedding. Nothing where it is no longer on the list. */
export async function readInvitation(
  tx: Tx,
  { clock }: { clock: Clock },
  link: LinkRow,
  /** Another day than today, where somebody only looks. */
  on?: string,
): Promise<HouseholdInvitation | undefined> {
  const { weddingId, householdUuid, extendedUntil, version } = link;
  // One after the other: within a transaction they share a connection.
  const [household] = await readHouseholds(tx, weddingId, [householdUuid]);
  const place = await findWeddingPlace(tx, weddingId);
  if (!household || !place || household.list !== 'INVITED') return undefined;
  const events = await readEvents(tx, weddingId);
  const settings = await findSettings(tx, weddingId);
  const questions = await listQuestions(tx, weddingId);
  const invitation = invitationOf(household, events, {
    settings,
    extendedUntil,
    today: on ?? calendarDateOf(clock.now(), weddingZone(place)),
    couple: place.couple,
    questions,
    sent: await readSent(tx, link),
    tables: await readTables(tx, household.people),
    waiting: (await findOpenRequest(tx, householdUuid)) !== undefined,
    version,
  });
  const draft = await findDraft(tx, householdUuid);
  return { ...invitation, draft: draft ? fittingReply(invitation, draft) : null };
}

/** As far as the couple has let guests know. */
async function readTables(
  tx: Tx,
  people: readonly { uuid: string }[],
): Promise<HouseholdInvitation['tables']> {
  const seats = await findTablesOf(
    tx,
    people.map(({ uuid }) => uuid),
  );
  const together = Map.groupBy(seats, ({ eventUuid, number }) => `${eventUuid} ${number}`);
  return [...together.values()].flatMap((table) => {
    const [first] = table;
    if (!first) return [];
    const { eventUuid, number, label } = first;
    return [{ eventUuid, number, label, guestUuids: table.map(({ guestUuid }) => guestUuid) }];
  });
}

async function readSent(
  tx: Tx,
  { householdUuid, answeredAt }: LinkRow,
): Promise<HouseholdInvitation['sent']> {
  const last = answeredAt ? await findLastSubmission(tx, householdUuid) : undefined;
  if (!last) return null;
  return {
    receipt: last.receipt,
    at: last.at.toISOString(),
    note: last.reply.note,
    answers: await listAnswers(tx, householdUuid),
  };
}
