import type { GuestEvent } from '#capabilities/guests/contract/events.contract.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { InvitedEvent, InvitedPerson } from './household-invitation.ts';
import { lastReplyDay, replyWindow } from './reply-window.ts';

/** Who a household is, as its invitation names them. */
export function invitedPeople({ people }: Pick<Household, 'people'>): InvitedPerson[] {
  return people.map((person) => ({
    uuid: person.uuid,
    firstName: person.firstName,
    lastName: person.lastName,
    kind: person.kind,
    guestOf: person.plusOneOf === null ? '' : (people[person.plusOneOf]?.firstName ?? ''),
    isOpen: isOpenSeat(person),
    diets: person.diets,
    dietNote: person.dietNote,
    needs: person.needs,
  }));
}

/** What somebody of a household is invited to, with what is known of each. */
export function invitedEvents(
  { people }: Pick<Household, 'people'>,
  events: readonly GuestEvent[],
  { extendedUntil, today }: { extendedUntil: string | null; today: string },
): InvitedEvent[] {
  return events.flatMap((event, place): InvitedEvent[] => {
    const invited = people.flatMap(({ uuid, invitations }) => {
      const invitation = invitations[place];
      if (!invitation) return [];
      const dish = invitation.meal === null ? undefined : event.dishes[invitation.meal];
      return [{ guestUuid: uuid, status: invitation.status, dishUuid: dish?.uuid ?? null }];
    });
    if (invited.length === 0) return [];
    const { uuid, name, date, startsAt, endsAt, placeName, address, attire, text, asksReply, meals } = event;
    return [
      {
        ...{ uuid, name, date, startsAt, endsAt, placeName, address, attire, text, asksReply, meals },
        opensOn: event.opensOn,
        answerBy: asksReply ? lastReplyDay(event, extendedUntil) : null,
        window: replyWindow(event, extendedUntil, today),
        dishes: event.dishes,
        invited,
      },
    ];
  });
}
