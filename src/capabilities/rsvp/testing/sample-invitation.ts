import type { HouseholdInvitation, InvitedEvent, InvitedPerson } from '../rules/household-invitation.ts';

function person(uuid: string, firstName: string, more: Partial<InvitedPerson> = {}): InvitedPerson {
  return {
    uuid,
    firstName,
    lastName: firstName && 'Adler',
    kind: 'ADULT',
    guestOf: '',
    isOpen: firstName === '',
    diets: [],
    dietNote: '',
    needs: [],
    ...more,
  };
}

export const RUTH = person('ruth', 'Ruth');
export const WALTER = person('walter', 'Walter');
export const MIA = person('mia', 'Mia', { kind: 'CHILD' });
export const GUEST = person('guest', '', { guestOf: 'Ruth' });

export const DINNER: InvitedEvent = {
  uuid: 'dinner',
  name: 'Wedding',
  date: '2027-09-11',
  startsAt: '16:00',
  endsAt: '23:00',
  placeName: 'Leopold House',
  address: 'Hudson, NY',
  attire: '',
  text: '',
  asksReply: true,
  opensOn: null,
  answerBy: '2027-08-17',
  window: 'OPEN',
  meals: 'CHOICE',
  dishes: [
    { uuid: 'rib', name: 'Short rib', text: '', eaters: 'ADULT' },
    { uuid: 'trout', name: 'Trout', text: '', eaters: 'ALL' },
    { uuid: 'plate', name: 'Child’s plate', text: '', eaters: 'CHILD' },
  ],
  invited: [],
};

export const BRUNCH: InvitedEvent = {
  ...DINNER,
  uuid: 'brunch',
  name: 'Sunday brunch',
  date: '2027-09-12',
  startsAt: '',
  meals: 'NONE',
  dishes: [],
};

/** These people, all invited to these events, who have said nothing yet. */
export function sampleInvitation(
  people: InvitedPerson[],
  events: InvitedEvent[],
  more: Partial<HouseholdInvitation> = {},
): HouseholdInvitation {
  return {
    language: 'en',
    couple: { a: 'Maya', b: 'Jonah' },
    greeting: '',
    contact: '',
    people,
    events: events.map((event) => ({
      ...event,
      invited: people.map(({ uuid }) => ({ guestUuid: uuid, status: 'INVITED', dishUuid: null })),
    })),
    questions: [],
    draft: null,
    sent: null,
    tables: [],
    waiting: false,
    version: 0,
    ...more,
  };
}

/** A form as a browser sends it. */
export function form(fields: Record<string, string | string[]>) {
  const all = (name: string) => [fields[name] ?? []].flat();
  return { all, get: (name: string) => all(name)[0] ?? '' };
}
