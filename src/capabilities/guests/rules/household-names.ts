import { type GuestPerson, isOpenSeat, personName } from './guest-person.ts';

export type People = readonly Pick<GuestPerson, 'title' | 'firstName' | 'lastName' | 'suffix' | 'kind'>[];

/** 'Ana, Tom and Mia' */
export function joinNames(names: readonly string[], sign: 'and' | '&' = 'and'): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${sign} ${names.at(-1)}`;
}

export function lastNames(people: People): string[] {
  return [...new Set(people.map(({ lastName }) => lastName).filter(Boolean))];
}

/** What a household is called until the couple calls it otherwise. */
export function derivedName(people: People): string {
  const named = people.filter((person) => !isOpenSeat(person));
  const names = lastNames(named);
  if (named.length === 0) return 'No names yet';
  if (named.length > 2 && names.length > 0 && names.length <= 2) return `The ${joinNames(names)} family`;
  const [first, second] = named;
  if (named.length === 2 && first?.firstName && second?.firstName && names.length === 1 && first.lastName) {
    return second.lastName
      ? `${first.firstName} and ${second.firstName} ${first.lastName}`
      : joinNames(named.map(personName));
  }
  return joinNames(named.map(personName));
}

/** The couple's own name for it, or the one made from its people. */
export function householdName({ name, people }: { name: string; people: People }): string {
  return name || derivedName(people);
}

/** Below the household's name: 'Emeka, Adaeze and a guest'. */
export function peopleText(people: People): string {
  const named = people.filter((person) => !isOpenSeat(person));
  const open = people.length - named.length;
  const names = named.map(({ firstName, lastName }) => firstName || lastName);
  if (open > 0) names.push(open === 1 ? 'a guest' : `${open} guests`);
  return joinNames(names);
}

const LEADING_ARTICLE = /^the\s+/i;

/** What the list is ordered by: the last name of whoever is named first. */
export function sortName({ name, people }: { name: string; people: People }): string {
  const first = people.find((person) => !isOpenSeat(person));
  if (!first) return name.replace(LEADING_ARTICLE, '');
  return `${first.lastName || first.firstName} ${first.firstName}`;
}
