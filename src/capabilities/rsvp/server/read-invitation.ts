import { calendarDateOf } from '#base/calendar-date.ts';
import { isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import { readEvents, readHouseholds } from '#capabilities/guests/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { fittingReply } from '../rules/fitting-reply.ts';
import type { HouseholdInvitation, InvitedEvent } from '../rules/household-invitation.ts';
import { lastReplyDay, replyWindow } from '../rules/reply-window.ts';
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
): Promise<HouseholdInvitation | undefined> {
  const { weddingId, householdUuid, extendedUntil, version } = link;
  // One after the other: within a transaction they share a connection.
  const [household] = await readHouseholds(tx, weddingId, [householdUuid]);
  const place = await findWeddingPlace(tx, weddingId);
  if (!household || !place || household.list !== 'INVITED') return undefined;
  const events = await readEvents(tx, weddingId);
  const settings = await findSettings(tx, weddingId);
  const questions = await listQuestions(tx, weddingId);
  const today = calendarDateOf(clock.now(), weddingZone(place));

  const invited = events.flatMap((event, index): InvitedEvent[] => {
    const people = household.people.flatMap(({ uuid, invitations }) => {
      const invitation = invitations[index];
      if (!invitation) return [];
      const dish = invitation.meal === null ? undefined : event.dishes[invitation.meal];
      return [{ guestUuid: uuid, status: invitation.status, dishUuid: dish?.uuid ?? null }];
    });
    if (people.length === 0) return [];
    const { uuid, name, date, startsAt, endsAt, placeName, address, attire, text, asksReply, meals } = event;
    return [
      {
        ...{ uuid, name, date, startsAt, endsAt, placeName, address, attire, text, asksReply, meals },
        opensOn: event.opensOn,
        answerBy: asksReply ? lastReplyDay(event, extendedUntil) : null,
        window: replyWindow(event, extendedUntil, today),
        dishes: event.dishes,
        invited: people,
      },
    ];
  });

  const invitation: HouseholdInvitation = {
    language: household.language || settings.language,
    couple: place.couple,
    greeting: settings.greeting,
    contact: settings.contact,
    people: household.people.map((person) => ({
      uuid: person.uuid,
      firstName: person.firstName,
      lastName: person.lastName,
      kind: person.kind,
      guestOf: person.plusOneOf === null ? '' : (household.people[person.plusOneOf]?.firstName ?? ''),
      isOpen: isOpenSeat(person),
      diets: person.diets,
      dietNote: person.dietNote,
      needs: person.needs,
    })),
    events: invited,
    questions,
    draft: null,
    sent: await readSent(tx, link),
    waiting: (await findOpenRequest(tx, householdUuid)) !== undefined,
    version,
  };
  const draft = await findDraft(tx, householdUuid);
  return { ...invitation, draft: draft ? fittingReply(invitation, draft) : null };
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
