import { normaliseForSearch } from '#base/text.ts';
import { needsCare } from './guest-needs.ts';
import { type GuestPerson, isOpenSeat } from './guest-person.ts';
import { GUEST_LISTS, GUEST_SIDES, type GuestList, type GuestSide } from './household-choices.ts';
import { householdName, sortName } from './household-names.ts';
import type { Invitation } from './invitation.ts';
import { MAILING_KINDS, type Mailing, type MailingKind } from './mailings/mailing.ts';

/** What of the list is shown. */
export type GuestView = {
  /** Whose replies are shown; null for the first event. */
  event: string | null;
  reply: ReplyFilter | null;
  text: string;
  side: GuestSide | null;
  list: GuestList | null;
  isAddressMissing: boolean;
  /** Whoever has it. */
  tag: string | null;
  /** Somebody in it eats otherwise, or needs something. */
  hasCare: boolean;
  /** What was not sent to them yet, of those who are invited. */
  unsent: MailingKind | null;
};

/** What is known of a person and the event that is shown. */
export const REPLY_FILTERS = ['ATTENDING', 'INVITED', 'DECLINED', 'NONE'] as const;
export type ReplyFilter = (typeof REPLY_FILTERS)[number];

export type ListedHousehold = {
  name: string;
  side: GuestSide;
  list: GuestList;
  address1: string;
  mailings: readonly Mailing[];
  people: readonly (GuestPerson & {
    invitations: readonly (Invitation | null)[];
    tags: readonly number[];
  })[];
};

export const EVERYONE: GuestView = {
  event: null,
  reply: null,
  text: '',
  side: null,
  list: null,
  isAddressMissing: false,
  tag: null,
  hasCare: false,
  unsent: null,
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
    tag: query.get('tag'),
    hasCare: query.get('care') === 'yes',
    unsent: MAILING_KINDS.find((kind) => kind.toLowerCase() === query.get('unsent')) ?? null,
  };
}

/** '' for everyone. */
export function writeGuestView(view: GuestView): string {
  const { event, reply, text, side, list, isAddressMissing, tag, hasCare, unsent } = view;
  const query = new URLSearchParams();
  if (event) query.set('event', event);
  if (reply) query.set('reply', reply.toLowerCase());
  if (text) query.set('name', text);
  if (side) query.set('side', side);
  if (list) query.set('list', list);
  if (isAddressMissing) query.set('missing', 'address');
  if (tag) query.set('tag', tag);
  if (hasCare) query.set('care', 'yes');
  if (unsent) query.set('unsent', unsent.toLowerCase());
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

/** Nobody misses what is only for those who are invited. */
function isUnsent({ list, mailings }: ListedHousehold, kind: MailingKind): boolean {
  return list === 'INVITED' && !mailings.some((mailing) => mailing.kind === kind);
}

/** Where the event and the tag of a view stand in their lists: people know both by their places. */
export type ViewPlaces = { event: number; tag: number | null };

/** Of an event that is not there, the first one; a tag that is not there is no filter. */
export function viewPlaces(
  { event, tag }: Pick<GuestView, 'event' | 'tag'>,
  { events, tags }: { events: readonly { uuid: string }[]; tags: readonly { uuid: string }[] },
): ViewPlaces {
  const placeOf = (list: readonly { uuid: string }[], sought: string | null) =>
    list.findIndex(({ uuid }) => uuid === sought);
  const tagged = placeOf(tags, tag);
  return { event: Math.max(0, placeOf(events, event)), tag: tagged < 0 ? null : tagged };
}

const FIRST_PLACES: ViewPlaces = { event: 0, tag: null };

export function filterHouseholds<Household extends ListedHousehold>(
  households: readonly Household[],
  { reply, text, side, list, isAddressMissing, hasCare, unsent }: GuestView,
  places: ViewPlaces = FIRST_PLACES,
): Household[] {
  const words = normaliseForSearch(text).split(' ').filter(Boolean);
  const { tag } = places;
  return households.filter(
    (household) =>
      (reply === null || hasReply(household, reply, places.event)) &&
      (side === null || household.side === side) &&
      (list === null || household.list === list) &&
      (tag === null || household.people.some(({ tags }) => tags.includes(tag))) &&
      !(isAddressMissing && household.address1) &&
      (!hasCare || household.people.some(needsCare)) &&
      (unsent === null || isUnsent(household, unsent)) &&
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
