import type { PrintedPerson } from './printed-plan.ts';

const collator = new Intl.Collator('en');

type Named = Pick<PrintedPerson, 'uuid' | 'name' | 'firstName' | 'lastName'>;

/** What a person is looked up under. */
export function lookupName({ name, firstName, lastName }: Named): string {
  return [lastName, firstName].filter(Boolean).join(' ') || name;
}

/** By last name, as somebody at the entrance looks for themselves. */
export function byLastName(one: Named, other: Named): number {
  return (
    collator.compare(lookupName(one), lookupName(other)) ||
    collator.compare(one.name, other.name) ||
    (one.uuid < other.uuid ? -1 : 1)
  );
}

/** The letter under which a name stands: ‘É’ with ‘E’, ‘#’ for what begins with none. */
export function letterOf(person: Named): string {
  const [first = ''] = lookupName(person)
    .normalize('NFD')
    .replaceAll(/^\P{L}+/gu, '');
  return first === '' ? '#' : first.toLocaleUpperCase('en');
}
