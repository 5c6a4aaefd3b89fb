import { type GuestCare, NO_CARE } from './guest-needs.ts';
import type { GuestKind } from './household-choices.ts';

/** One seat of an invitation, named or still open. */
export type GuestPerson = GuestCare & {
  title: string;
  firstName: string;
  lastName: string;
  suffix: string;
  kind: GuestKind;
  /** Whose plus-one: the place of that person in the household. */
  plusOneOf: number | null;
  email: string;
  phone: string;
};

export type PersonName = Pick<GuestPerson, 'title' | 'firstName' | 'lastName' | 'suffix'>;

export const NEW_PERSON: GuestPerson = {
  title: '',
  firstName: '',
  lastName: '',
  suffix: '',
  kind: 'ADULT',
  plusOneOf: null,
  email: '',
  phone: '',
  ...NO_CARE,
};

/** A seat without a name yet. */
export function isOpenSeat({ firstName, lastName }: Pick<GuestPerson, 'firstName' | 'lastName'>): boolean {
  return firstName === '' && lastName === '';
}

/** 'Ana Lee'; 'Guest' while the seat is open. */
export function personName(person: Pick<GuestPerson, 'firstName' | 'lastName'>): string {
  return isOpenSeat(person) ? 'Guest' : [person.firstName, person.lastName].filter(Boolean).join(' ');
}

/** 'Dr. Ana Lee, Jr.': everything that was given. */
export function formalName({ title, firstName, lastName, suffix }: PersonName): string {
  const name = [title, firstName, lastName].filter(Boolean).join(' ');
  return suffix ? `${name}, ${suffix}` : name;
}

/** The others, each still the plus-one of the same person; of somebody who goes, of nobody. */
export function withoutPerson<Person extends Pick<GuestPerson, 'plusOneOf'>>(
  people: readonly Person[],
  gone: number,
): Person[] {
  return people
    .filter((_, place) => place !== gone)
    .map((person) => {
      const { plusOneOf } = person;
      if (plusOneOf === null || plusOneOf < gone) return person;
      return { ...person, plusOneOf: plusOneOf === gone ? null : plusOneOf - 1 };
    });
}
