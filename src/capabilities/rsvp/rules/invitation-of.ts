import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import type { HouseholdInvitation, InvitedEvent, InvitedPerson } from './household-invitation.ts';
import { lastReplyDay, replyWindow } from './reply-window.ts';

/** As it stands on the couple’s list. */
type ListedEvent = Omit<InvitedEvent, 'answerBy' | 'window' | 'invited'> & { closesOn: string | null };
type ListedHousehold = {
  language: GuestLanguage | '';
  people: readonly (Omit<InvitedPerson, 'guestOf' | 'isOpen'> & {
    plusOneOf: number | null;
    /** One for each event, in the order of the events. */
    invitations: readonly (Invitation | null)[];
  })[];
};

type Known = Pick<HouseholdInvitation, 'couple' | 'questions' | 'sent' | 'waiting' | 'version'> & {
  tables?: HouseholdInvitation['tables'];
  settings: Pick<HouseholdInvitation, 'language' | 'greeting' | 'contact'>;
  extendedUntil: string | null;
  /** The day where the wedding is. */
  today: string;
};

/** What a household of the list is asked, without what it has typed and not sent. */
export function invitationOf(
  { language, people }: ListedHousehold,
  events: readonly ListedEvent[],
  { settings, extendedUntil, today, ...known }: Known,
): HouseholdInvitation {
  return {
    tables: [],
    ...known,
    language: language || settings.language,
    greeting: settings.greeting,
    contact: settings.contact,
    people: people.map((person) => ({
      uuid: person.uuid,
      firstName: person.firstName,
      lastName: person.lastName,
      kind: person.kind,
      guestOf: person.plusOneOf === null ? '' : (people[person.plusOneOf]?.firstName ?? ''),
      isOpen: isOpenSeat(person),
      diets: person.diets,
      dietNote: person.dietNote,
      needs: person.needs,
    })),
    events: events.flatMap((event, place): InvitedEvent[] => {
      const invited = people.flatMap(({ uuid, invitations }) => {
        const invitation = invitations[place];
        if (!invitation) return [];
        const dish = invitation.meal === null ? undefined : event.dishes[invitation.meal];
        return [{ guestUuid: uuid, status: invitation.status, dishUuid: dish?.uuid ?? null }];
      });
      if (invited.length === 0) return [];
      const { uuid, name, date, startsAt, endsAt, placeName, address, attire, text, asksReply, meals } =
        event;
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
    }),
    draft: null,
  };
}
