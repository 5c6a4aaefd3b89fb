import { foldName } from '#base/search-words.ts';
import { isOpenSeat, personName } from '#capabilities/guests/rules/guest-person.ts';
import type { GuestSide } from '#capabilities/guests/rules/household-choices.ts';

type TrayPerson = {
  uuid: string;
  householdUuid: string;
  firstName: string;
  lastName: string;
  hostUuid: string | null;
  isLateYes: boolean;
  needs: readonly string[];
};
type TrayHouseholdLike = { uuid: string; name: string; side: GuestSide };

export const TRAY_FILTERS = ['ALL', 'FAMILIES', 'NEEDS', 'LATE'] as const;
export type TrayFilter = (typeof TRAY_FILTERS)[number];

/** Those of a household who have no chair. */
export type TrayHousehold<Person> = { uuid: string; name: string; side: GuestSide; people: Person[] };

/** 'Ana Lee'; an open seat is somebody’s guest. */
export function guestName(
  person: Pick<TrayPerson, 'firstName' | 'lastName' | 'hostUuid'>,
  hostOf: (uuid: string) => Pick<TrayPerson, 'firstName' | 'lastName'> | undefined,
): string {
  if (!isOpenSeat(person)) return personName(person);
  const host = person.hostUuid === null ? undefined : hostOf(person.hostUuid);
  return host && !isOpenSeat(host) ? `Guest of ${personName(host)}` : 'Guest';
}

/** 'AO': two letters at most, '+1' for a seat without a name. */
export function initials({ firstName, lastName }: Pick<TrayPerson, 'firstName' | 'lastName'>): string {
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return letters.toLocaleUpperCase('en-US') || '+1';
}

function isIn<Person extends TrayPerson>(filter: TrayFilter, people: readonly Person[]): boolean {
  if (filter === 'FAMILIES') return people.length > 1;
  if (filter === 'NEEDS') return people.some(({ needs }) => needs.length > 0);
  return filter === 'ALL' || people.some(({ isLateYes }) => isLateYes);
}

/** Households with somebody who has no chair, those who said yes lately first, then side by side. */
export function trayHouseholds<Person extends TrayPerson>(
  { people, households }: { people: readonly Person[]; households: readonly TrayHouseholdLike[] },
  seated: ReadonlySet<string>,
): TrayHousehold<Person>[] {
  const waiting = Map.groupBy(
    people.filter(({ uuid }) => !seated.has(uuid)),
    ({ householdUuid }) => householdUuid,
  );
  return households
    .flatMap(({ uuid, name, side }) => {
      const members = waiting.get(uuid);
      return members ? [{ uuid, name, side, people: members }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

export function filterTray<Person extends TrayPerson>(
  tray: readonly TrayHousehold<Person>[],
  filter: TrayFilter,
  typed: string,
): TrayHousehold<Person>[] {
  const text = foldName(typed);
  return tray.filter(
    ({ name, people }) =>
      isIn(filter, people) &&
      (text === '' ||
        [name, ...people.map((person) => `${person.firstName} ${person.lastName}`)].some((words) =>
          foldName(words).includes(text),
        )),
  );
}

export function countTray<Person extends TrayPerson>(
  tray: readonly TrayHousehold<Person>[],
): Record<TrayFilter, number> {
  const count = (filter: TrayFilter) => tray.filter(({ people }) => isIn(filter, people)).length;
  return {
    ALL: tray.reduce((sum, { people }) => sum + people.length, 0),
    ...{ FAMILIES: count('FAMILIES'), NEEDS: count('NEEDS'), LATE: count('LATE') },
  };
}
