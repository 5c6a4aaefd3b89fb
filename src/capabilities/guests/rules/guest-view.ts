import { normaliseForSearch } from '#base/text.ts';
import { type GuestPerson, isOpenSeat } from './guest-person.ts';
import { GUEST_LISTS, GUEST_SIDES, type GuestList, type GuestSide } from './household-choices.ts';
import { householdName, sortName } from './household-names.ts';

/** What of the list is shown. */
export type GuestView = {
  text: string;
  side: GuestSide | null;
  list: GuestList | null;
  isAddressMissing: boolean;
};

export type ListedHousehold = {
  name: string;
  side: GuestSide;
  list: GuestList;
  address1: string;
  people: readonly GuestPerson[];
};

export const EVERYONE: GuestView = { text: '', side: null, list: null, isAddressMissing: false };

/** Anything else in the address shows everyone. */
export function readGuestView(query: URLSearchParams): GuestView {
  return {
    text: (query.get('name') ?? '').slice(0, 100),
    side: GUEST_SIDES.find((side) => side === query.get('side')) ?? null,
    list: GUEST_LISTS.find((list) => list === query.get('list')) ?? null,
    isAddressMissing: query.get('missing') === 'address',
  };
}

/** '' for everyone. */
export function writeGuestView({ text, side, list, isAddressMissing }: GuestView): string {
  const query = new URLSearchParams();
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

export function filterHouseholds<Household extends ListedHousehold>(
  households: readonly Household[],
  { text, side, list, isAddressMissing }: GuestView,
): Household[] {
  const words = normaliseForSearch(text).split(' ').filter(Boolean);
  return households.filter(
    (household) =>
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
  /** Households. */
  missingAddresses: number;
};

/** Who has a seat, list by list. */
export function headCount(households: readonly ListedHousehold[]): HeadCount {
  const lists = { INVITED: 0, MAYBE: 0, LATER: 0 };
  for (const { list, people } of households) lists[list] += people.length;
  const people = households.flatMap((household) => household.people);
  return {
    lists,
    people: people.length,
    children: people.filter(({ kind }) => kind === 'CHILD').length,
    infants: people.filter(({ kind }) => kind === 'INFANT').length,
    openSeats: people.filter(isOpenSeat).length,
    missingAddresses: households.filter(({ address1 }) => !address1).length,
  };
}
