import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import type { HouseholdReply, RepliesAnswer } from '../../contract/replies.contract.ts';
import type { HouseholdInvitation } from '../household-invitation.ts';
import { invitedEvents, invitedPeople } from '../invited.ts';

/** What a household is asked, put together from what the couple’s browser has already: nobody waits for a card. */
export function deskInvitation(
  household: Household,
  row: Pick<HouseholdReply, 'extendedUntil' | 'answeredAt' | 'note'> | undefined,
  { events, couple }: Pick<GuestListAnswer, 'events' | 'couple'>,
  { today }: Pick<RepliesAnswer, 'today'>,
): HouseholdInvitation {
  return {
    language: 'en',
    couple,
    greeting: '',
    contact: '',
    people: invitedPeople(household),
    events: invitedEvents(household, events, { extendedUntil: row?.extendedUntil ?? null, today }),
    questions: [],
    draft: null,
    sent: row?.answeredAt ? { receipt: '', at: row.answeredAt, note: row.note, answers: [] } : null,
    waiting: false,
    version: 0,
  };
}
