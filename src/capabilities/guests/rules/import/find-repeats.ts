import { isOpenSeat } from '../guest-person.ts';
import { emailKey, nameKey, phoneKey, postalKey } from './person-keys.ts';
import type { ReadHousehold, ReadPerson } from './read-household.ts';

type Seen = { person: ReadPerson; household: ReadHousehold };

const differs = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** The same name, and nothing that tells the two apart. */
function isSame(one: Seen, other: Seen): boolean {
  return !(
    differs(emailKey(one.person), emailKey(other.person)) ||
    differs(phoneKey(one.person), phoneKey(other.person)) ||
    differs(postalKey(one.household), postalKey(other.household)) ||
    differs(one.person.suffix, other.person.suffix) ||
    differs(one.person.uuid ?? '', other.person.uuid ?? '')
  );
}

/** Households whose people an earlier one of the file has all of: the key of the earlier by the key of the later. */
export function findRepeats(households: readonly ReadHousehold[]): ReadonlyMap<string, string> {
  const seen = new Map<string, Seen[]>();
  const repeats = new Map<string, string>();
  for (const household of households) {
    const named = household.people.filter((person) => !isOpenSeat(person));
    const earlier = named.map((person) => {
      const found = seen.get(nameKey(person)) ?? [];
      return found.find((one) => isSame(one, { person, household }))?.household.key;
    });
    const [first] = earlier;
    if (first !== undefined && earlier.every((key) => key === first)) {
      repeats.set(household.key, first);
      continue;
    }
    for (const person of named) {
      const there = seen.get(nameKey(person));
      if (there) there.push({ person, household });
      else seen.set(nameKey(person), [{ person, household }]);
    }
  }
  return repeats;
}
