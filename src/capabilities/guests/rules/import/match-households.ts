import { isOpenSeat } from '../guest-person.ts';
import type { ListedHousehold, ListedPerson } from './listed-guests.ts';
import { emailKey, householdKey, nameKey, phoneKey, postalKey } from './person-keys.ts';
import type { ReadHousehold, ReadPerson } from './read-household.ts';

type Found = { household: ListedHousehold; person: ListedPerson };

/** Who of the list each person of a household is. */
export type Match = {
  household: ListedHousehold;
  /** By the places of the file's people; undefined is somebody new in it. */
  people: (ListedPerson | undefined)[];
  /** On the list already, but in another household: they stay there. */
  elsewhere: ReadonlyMap<number, ListedHousehold>;
};

type Finder = (person: ReadPerson, household: ReadHousehold) => readonly Found[];

function indexOf(
  households: readonly ListedHousehold[],
  keysOf: (person: ListedPerson, household: ListedHousehold) => string,
): ReadonlyMap<string, Found[]> {
  const index = new Map<string, Found[]>();
  for (const household of households) {
    for (const person of household.people) {
      const key = keysOf(person, household);
      if (key === '') continue;
      const there = index.get(key);
      if (there) there.push({ household, person });
      else index.set(key, [{ household, person }]);
    }
  }
  return index;
}

const both = (one: string, other: string) => (one === '' || other === '' ? '' : `${one}|${other}`);

/**
 * In the order of how sure they are: our id, email, phone, the name in a household of the same name, the name and the
 * postal code.
 */
function findersOf(households: readonly ListedHousehold[]): Finder[] {
  const named = (person: ListedPerson) => (isOpenSeat(person) ? '' : nameKey(person));
  const byId = indexOf(households, ({ uuid }) => uuid);
  const byEmail = indexOf(households, emailKey);
  const byPhone = indexOf(households, phoneKey);
  const homes = new Map(households.map((household) => [household.uuid, householdKey(household)]));
  const byHome = indexOf(households, (person, { uuid }) => both(named(person), homes.get(uuid) ?? ''));
  const byPostal = indexOf(households, (person, household) => both(named(person), postalKey(household)));
  return [
    ({ uuid }) => byId.get(uuid ?? '') ?? [],
    (person) => sameOrOnly(byEmail.get(emailKey(person)) ?? [], person),
    (person) => sameOrOnly(byPhone.get(phoneKey(person)) ?? [], person),
    (person, household) => byHome.get(both(nameKey(person), householdKey(asListed(household)))) ?? [],
    (person, household) => byPostal.get(both(nameKey(person), postalKey(household))) ?? [],
  ];
}

const asListed = ({ name, people }: ReadHousehold) => ({
  name,
  people: people.map((person) => ({ ...person, kind: person.kind ?? ('ADULT' as const) })),
});

/** Couples share an address and a phone: whoever has the name is meant, and anybody else only if nobody there has it. */
function sameOrOnly(found: readonly Found[], person: ReadPerson): readonly Found[] {
  const same = found.filter((one) => nameKey(one.person) === nameKey(person));
  if (same.length > 0 || found.length !== 1) return same;
  const [only] = found;
  const isOther = only?.household.people.some((one) => nameKey(one) === nameKey(person));
  return isOther ? [] : found;
}

/** Two or more who are all in one household are that household, whatever it is called. */
function findTogether(household: ReadHousehold, byName: ReadonlyMap<string, Found[]>): (Found | undefined)[] {
  const named = household.people.filter((person) => !isOpenSeat(person));
  const [first] = named;
  if (!first || named.length < 2) return [];
  const home = byName
    .get(nameKey(first))
    ?.find((one) =>
      named.every((person) => one.household.people.some((other) => nameKey(other) === nameKey(person))),
    )?.household;
  if (!home) return [];
  return household.people.map((person) => {
    const found = isOpenSeat(person)
      ? undefined
      : home.people.find((one) => nameKey(one) === nameKey(person));
    return found && { household: home, person: found };
  });
}

/** The household that most of them are in; of two the first. */
function homeOf(found: readonly (Found | undefined)[]): ListedHousehold | undefined {
  const counts = new Map<ListedHousehold, number>();
  for (const one of found) if (one) counts.set(one.household, (counts.get(one.household) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}

/** Seats nobody has named: a plus-one that the file names first takes that of the same host. */
function matchSeats(
  people: readonly ReadPerson[],
  matched: (ListedPerson | undefined)[],
  home: ListedHousehold,
): void {
  const free = home.people.filter((person) => isOpenSeat(person) && !matched.includes(person));
  for (const [place, person] of people.entries()) {
    if (matched[place] !== undefined) continue;
    const host = person.plusOneOf === null ? undefined : matched[person.plusOneOf];
    const at = free.findIndex(({ plusOneOf }) =>
      host === undefined ? isOpenSeat(person) : plusOneOf !== null && home.people[plusOneOf] === host,
    );
    const open = at >= 0 ? at : isOpenSeat(person) && free.length > 0 ? 0 : -1;
    if (open >= 0) matched[place] = free.splice(open, 1)[0];
  }
}

/** One by one, and where nobody is found that way, all together. */
function findPeople(
  household: ReadHousehold,
  find: (person: ReadPerson, household: ReadHousehold) => Found | undefined,
  byName: ReadonlyMap<string, Found[]>,
): (Found | undefined)[] {
  const seen = new Set<ListedPerson>();
  const alone = household.people.map((person) => {
    const found = find(person, household);
    if (!found || seen.has(found.person)) return undefined;
    seen.add(found.person);
    return found;
  });
  return seen.size > 0 ? alone : findTogether(household, byName);
}

/** For each household of the file the one of the list that it is; nobody is found twice. */
export function matchHouseholds(
  read: readonly ReadHousehold[],
  listed: readonly ListedHousehold[],
): (Match | undefined)[] {
  const finders = findersOf(listed);
  const byName = indexOf(listed, (person) => (isOpenSeat(person) ? '' : nameKey(person)));
  const homes = new Map(listed.map((household) => [household.uuid, household]));
  const taken = new Set<ListedPerson>();
  const find = (person: ReadPerson, household: ReadHousehold) => {
    for (const finder of isOpenSeat(person) ? finders.slice(0, 1) : finders) {
      const found = finder(person, household).filter((one) => !taken.has(one.person));
      if (found.length === 1) return found[0];
    }
    return undefined;
  };
  return read.map((household) => {
    const found = findPeople(household, find, byName);
    const home = homes.get(household.uuid ?? '') ?? homeOf(found);
    if (!home) return undefined;
    const people = household.people.map((_, place) => {
      const one = found[place];
      return one?.household === home && !taken.has(one.person) ? one.person : undefined;
    });
    matchSeats(household.people, people, home);
    for (const person of people) if (person) taken.add(person);
    const away = [...found.entries()].flatMap(([place, one]) =>
      one && one.household !== home ? [[place, one.household] as const] : [],
    );
    return { household: home, people, elsewhere: new Map(away) };
  });
}
