import { normaliseForSearch } from '#base/text.ts';
import { type GuestPerson, isOpenSeat } from './guest-person.ts';
import { GUEST_LISTS, GUEST_SIDES, type GuestList, type GuestSide } from './household-choices.ts';
import { householdName, sortName } from './household-names.ts';
import type { Invitation } from './invitation.ts';

/** What of the list is shown. */
export type GuestView = {
  /** Whose replies are shown; null for the first event. */
  event: string | null;
  reply: ReplyFilter | null;
  text: string;
  side: GuestSide | null;
  list: GuestList | null;
  isAddressMissing: boolean;
};

/** What is known of a person and the event that is shown. */
export const REPLY_FILTERS = ['ATTENDING', 'INVITED', 'DECLINED', 'NONE'] as const;
export type ReplyFilter = (typeof REPLY_FILTERS)[number];

export type ListedHousehold = {
  name: string;
  side: GuestSide;
  list: GuestList;
  address1: string;
  people: readonly (GuestPerson & { invitations: readonly (Invitation | null)[] })[];
};

export const EVERYONE: GuestView = {
  event: null,
  reply: null,
  text: '',
  side: null,
  list: null,
  isAddressMissing: false,
};

/** Anything else in the address shows everyone. */
export function readGuestView(query: URLSearchParams): GuestView {
  return {
    event: query.get('event'),
    reply: REPLY_FILTERS.find((reply) => reply.toLowerCase() === query.get('reply')) ?? null,
    text: (query.get('name') ?? '').slice(0, 100),
    side: GUEST_SIDES.find((side) => side === query.get('side')) ?? null,
    list: GUEST_LISTS.find((list) => list === query.get('list')) ?? null,
    isAddressMissing: query.get('missing') === 'address',
  };
}

/** '' for everyone. */
export function writeGuestView({ event, reply, text, side, list, isAddressMissing }: GuestView): string {
  const query = new URLSearchParams();
  if (event) query.set('event', event);
  if (reply) query.set('reply', reply.toLowerCase());
  if (text) query.set('name', text);
  if (side) query.set('side', side);
  if (list) query.set('list', list);
  if (isAddressMissing) query.set('missing', 'address');
  const written = query.toString();
  return written && `?${written}`;
}

function namesOf(household: ListedHousehold): string {
  const names = household.people.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  return ` ${normaliseForSearch([householdName(household), ...names].join(' '))}`;
}

/** Every typed word begins one of its names. */
function isNamed(household: ListedHousehold, words: readonly string[]): boolean {
  const names = namesOf(household);
  return words.every((word) => names.includes(` ${word}`));
}

/** Whoever is not on the list of those invited has nothing to reply to yet. */
function hasReply({ list, people }: ListedHousehold, reply: ReplyFilter, place: number): boolean {
  if (reply !== 'NONE' && list !== 'INVITED') return false;
  return people.some(({ invitations }) => (invitations[place]?.status ?? 'NONE') === reply);
}

/** `place` is that of the event whose replies are shown. */
export function filterHouseholds<Household extends ListedHousehold>(
  households: readonly Household[],
  { reply, text, side, list, isAddressMissing }: GuestView,
  place: number,
): Household[] {
  const words = normaliseForSearch(text).split(' ').filter(Boolean);
  return households.filter(
    (household) =>
      (reply === null || hasReply(household, reply, place)) &&
      (side === null || household.side === side) &&
      (list === null || household.list === list) &&
      !(isAddressMissing && household.address1) &&
      (words.length === 0 || isNamed(household, words)),
  );
}

const ORDER = new Intl.Collator('en');

export function inListOrder<Household extends ListedHousehold>(
  households: readonly Household[],
): Household[] {
  return households
    .map((household) => ({ household, name: sortName(household) }))
    .toSorted((one, other) => ORDER.compare(one.name, other.name))
    .map(({ household }) => household);
}

export type HeadCount = {
  lists: Readonly<Record<GuestList, number>>;
  people: number;
  children: number;
  infants: number;
  openSeats: number;
};

/** Who has a seat, list by list. */
export function headCount(households: readonly Pick<ListedHousehold, 'list' | 'people'>[]): HeadCount {
  const lists = { INVITED: 0, MAYBE: 0, LATER: 0 };
  for (const { list, people } of households) lists[list] += people.length;
  const people = households.flatMap((household) => household.people);
  return {
    lists,
    people: people.length,
    children: people.filter(({ kind }) => kind === 'CHILD').length,
    infants: people.filter(({ kind }) => kind === 'INFANT').length,
    openSeats: people.filter(isOpenSeat).length,
  };
}
