import { isOpenSeat } from '../guest-person.ts';
import { emailKey, nameKey, phoneKey } from './person-keys.ts';
import type { ReadHousehold, ReadPerson } from './read-household.ts';

type Spot = { household: number; person: number };

/** Everybody the files before this one name, by whatever they can be known by; who cannot be told apart is nobody. */
function spotsOf(households: readonly ReadHousehold[], keyOf: (person: ReadPerson) => string) {
  const spots = new Map<string, Spot | null>();
  for (const [household, { people }] of households.entries()) {
    for (const [person, one] of people.entries()) {
      const key = isOpenSeat(one) ? '' : keyOf(one);
      if (key !== '') spots.set(key, spots.has(key) ? null : { household, person });
    }
  }
  return (person: ReadPerson) => spots.get(keyOf(person)) ?? undefined;
}

/** Blanks are filled; what is there stays. */
function fillPerson(one: ReadPerson, other: ReadPerson): ReadPerson {
  return {
    ...one,
    title: one.title || other.title,
    suffix: one.suffix || other.suffix,
    kind: one.kind ?? other.kind,
    email: one.email || other.email,
    phone: one.phone || other.phone,
    replies: { ...other.replies, ...one.replies },
    tags: [...one.tags, ...other.tags],
  };
}

function joinOne(before: readonly ReadHousehold[], added: readonly ReadHousehold[]): ReadHousehold[] {
  const joined = before.map((household) => ({ ...household, people: [...household.people] }));
  const finders = [nameKey, emailKey, phoneKey].map((keyOf) => spotsOf(before, keyOf));
  const rest: ReadHousehold[] = [];
  for (const household of added) {
    const left: ReadPerson[] = [];
    for (const person of household.people) {
      const spot = isOpenSeat(person) ? undefined : finders.map((find) => find(person)).find(Boolean);
      const home = spot && joined[spot.household];
      const one = spot && home?.people[spot.person];
      if (!home || !one) {
        left.push({ ...person, plusOneOf: null });
        continue;
      }
      home.people[spot.person] = fillPerson(one, person);
      home.rows = [...home.rows, ...household.rows];
      home.problems = [...home.problems, ...household.problems];
      home.remarks = [...new Set([...home.remarks, ...household.remarks])];
    }
    // Seats without a name that came along with somebody are theirs already.
    const isWhole = left.length === household.people.length;
    const named = left.filter((person) => !isOpenSeat(person));
    if (isWhole) rest.push(household);
    else if (named.length > 0) rest.push({ ...household, people: named });
  }
  return [...joined, ...rest];
}

/** Later files tell more of the people of the first ones: a list and its replies are often two files. */
export function joinSheets(sheets: readonly ReadHousehold[][]): ReadHousehold[] {
  return sheets.slice(1).reduce<ReadHousehold[]>(joinOne, sheets[0] ?? []);
}
