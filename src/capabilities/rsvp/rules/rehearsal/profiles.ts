import { addDays, calendarDate } from '#base/calendar-date.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { type GuestPerson, isOpenSeat } from '#capabilities/guests/rules/guest-person.ts';
import type { GuestList } from '#capabilities/guests/rules/household-choices.ts';
import type { Invitation } from '#capabilities/guests/rules/invitation.ts';
import { lastReplyDay } from '../reply-window.ts';

/** Whom a page has to be right for. */
export const PROFILES = [
  'SINGLE',
  'COUPLE',
  'CHILD',
  'PLUS_ONE',
  'NO_ADDRESS',
  'LANGUAGE',
  'CLOSED',
] as const;
export type Profile = (typeof PROFILES)[number];

export const PROFILE_LABELS: Readonly<Record<Profile, string>> = {
  SINGLE: 'One person',
  COUPLE: 'A couple',
  CHILD: 'With a child',
  PLUS_ONE: 'With a plus-one',
  NO_ADDRESS: 'No address',
  LANGUAGE: 'Another language',
  CLOSED: 'After the last day',
};

type Listed = {
  uuid: string;
  list: GuestList;
  language: GuestLanguage | '';
  address1: string;
  people: readonly (Pick<GuestPerson, 'firstName' | 'lastName' | 'kind' | 'plusOneOf'> & {
    invitations: readonly (Invitation | null)[];
  })[];
};

type Known = {
  events: readonly { asksReply: boolean; date: string | null; closesOn: string | null }[];
  /** What households without a language of their own are spoken to in. */
  language: GuestLanguage;
  /** Of households that have one: a last day of their own. */
  extendedUntil: ReadonlyMap<string, string | null>;
};

/** A household to be, and the day it is; '' is today. */
export type FoundProfile = { uuid: string; on: string };

const isChild = ({ kind }: Pick<GuestPerson, 'kind'>) => kind !== 'ADULT';

/** The first day on which nothing can be answered any more; none where some of it never closes. */
function dayAfterAll({ uuid, people }: Listed, { events, extendedUntil }: Known): string | undefined {
  const asked = events.filter(
    ({ asksReply }, place) => asksReply && people.some(({ invitations }) => invitations[place]),
  );
  const lastDays = asked.flatMap((event) => lastReplyDay(event, extendedUntil.get(uuid) ?? null) ?? []);
  const last = lastDays.toSorted().at(-1);
  if (last === undefined || lastDays.length < asked.length) return undefined;
  return addDays(calendarDate(last), 1);
}

/** The first household of the list that is one; who is asked something comes before who is not. */
export function findProfile(
  profile: Profile,
  households: readonly Listed[],
  known: Known,
): FoundProfile | undefined {
  const invited = households.filter(({ list, people }) => list === 'INVITED' && people.length > 0);
  const isAsked = ({ people }: Listed) => people.some(({ invitations }) => invitations.some(Boolean));
  const ordered = [...invited.filter(isAsked), ...invited.filter((household) => !isAsked(household))];
  if (profile === 'CLOSED') {
    const [found] = ordered.flatMap((household) => {
      const on = dayAfterAll(household, known);
      return on === undefined ? [] : [{ uuid: household.uuid, on }];
    });
    return found;
  }
  const fits: Readonly<Record<Exclude<Profile, 'CLOSED'>, (household: Listed) => boolean>> = {
    SINGLE: ({ people }) => people.length === 1,
    COUPLE: ({ people }) =>
      people.length === 2 &&
      people.every((person) => !isChild(person) && person.plusOneOf === null && !isOpenSeat(person)),
    CHILD: ({ people }) => people.some(isChild),
    PLUS_ONE: ({ people }) => people.some(({ plusOneOf }) => plusOneOf !== null),
    NO_ADDRESS: ({ address1 }) => address1 === '',
    LANGUAGE: ({ language }) => language !== '' && language !== known.language,
  };
  const found = ordered.find(fits[profile]);
  return found && { uuid: found.uuid, on: '' };
}
