import { formalName, isOpenSeat, type PersonName } from './guest-person.ts';
import { joinNames, lastNames, type People } from './household-names.ts';
import { hasRank, isMarriedPair } from './titles.ts';

export const FORMALITIES = ['FORMAL', 'RELAXED'] as const;
export type Formality = (typeof FORMALITIES)[number];

/** A household as an envelope sees it: whom it names, in which order, and how many it does not name. */
type Party = { named: People; adults: People; open: number };

type Shape = 'NOBODY' | 'ONE' | 'COUPLE' | 'TWO_NAMES' | 'GROUP' | 'WITH_GUEST' | 'FAMILY' | 'MIXED_FAMILY';

type Wording = { outer: (party: Party) => string; inner: (party: Party) => string };

function partyOf(people: People): Party {
  const named = people.filter((person) => !isOpenSeat(person));
  const adults = named.filter(({ kind }) => kind === 'ADULT');
  // Children who are invited by themselves are addressed by themselves.
  return { named, adults: adults.length > 0 ? adults : named, open: people.length - named.length };
}

function shapeOf({ named, adults, open }: Party): Shape {
  if (named.length === 0) return 'NOBODY';
  if (named.length > adults.length) return lastNames(named).length === 1 ? 'FAMILY' : 'MIXED_FAMILY';
  if (open > 0) return 'WITH_GUEST';
  if (named.length === 1) return 'ONE';
  if (named.length > 2) return 'GROUP';
  return named[0]?.lastName && named[0].lastName === named[1]?.lastName ? 'COUPLE' : 'TWO_NAMES';
}

const calledBy = ({ firstName, lastName }: PersonName) => firstName || lastName;
const withoutTitle = (person: PersonName) => formalName({ ...person, title: '' });

/** Who has a rank stands first, and otherwise everybody where the couple put them. */
function byRank({ adults }: Party): People {
  return [...adults.filter(hasRank), ...adults.filter((person) => !hasRank(person))];
}

/** 'Ana and Tom Lee', where nothing sets the two apart but their first names. */
function sharedName(people: People, sign: 'and' | '&'): string | undefined {
  const [one, other] = people;
  if (!one?.firstName || !other?.firstName || one.suffix || other.suffix) return undefined;
  return `${one.firstName} ${sign} ${other.firstName} ${one.lastName}`;
}

/** 'Mr. and Mrs. Tom Lee' only where their titles say so; no title is ever guessed. */
function formalCouple(party: Party): string {
  const [one, other] = byRank(party);
  if (!one || !other) return '';
  if (isMarriedPair(one, other)) return `${one.title} and ${other.title} ${withoutTitle(one)}`;
  if (isMarriedPair(other, one)) return `${other.title} and ${one.title} ${withoutTitle(other)}`;
  const hasTitles = one.title !== '' || other.title !== '';
  return (hasTitles ? undefined : sharedName([one, other], 'and')) ?? formalNames(party);
}

/** 'Mr. and Mrs. Lee', 'Ms. Lee and Mr. Park'; first names as soon as one of them has no title. */
function formalInner(party: Party): string[] {
  const people = byRank(party);
  if (!people.every(({ title, lastName }) => title && lastName)) return people.map(calledBy);
  const [one, other] = people;
  if (one && other && people.length === 2 && one.lastName === other.lastName) {
    if (isMarriedPair(one, other)) return [`${one.title} and ${other.title} ${one.lastName}`];
    if (isMarriedPair(other, one)) return [`${other.title} and ${one.title} ${one.lastName}`];
  }
  return people.map(({ title, lastName }) => `${title} ${lastName}`);
}

const formalNames = (party: Party) => joinNames(byRank(party).map(formalName));
const plainNames = ({ adults }: Party) => joinNames(adults.map(withoutTitle), '&');
const guestsOf = ({ open }: Party) => (open > 1 ? 'Guests' : 'Guest');
const everybody = (party: Party) =>
  joinNames([...party.named.map(calledBy), ...(party.open > 0 ? [guestsOf(party)] : [])]);

const NOBODY: Wording = { outer: guestsOf, inner: guestsOf };
const FAMILY: Wording = { outer: ({ named }) => `The ${lastNames(named)[0]} Family`, inner: everybody };
const FORMAL: Wording = { outer: formalNames, inner: (party) => joinNames(formalInner(party)) };
const RELAXED: Wording = {
  outer: plainNames,
  inner: ({ adults }) => joinNames(adults.map(calledBy), '&'),
};

/** What stands on the envelopes, by how formal the invitation is and who lives together. */
const ENVELOPES: Readonly<Record<Formality, Readonly<Record<Shape, Wording>>>> = {
  FORMAL: {
    NOBODY,
    ONE: FORMAL,
    COUPLE: { ...FORMAL, outer: formalCouple },
    TWO_NAMES: FORMAL,
    GROUP: FORMAL,
    WITH_GUEST: {
      outer: (party) => joinNames([...byRank(party).map(formalName), guestsOf(party)]),
      inner: (party) => joinNames([...formalInner(party), guestsOf(party)]),
    },
    FAMILY,
    MIXED_FAMILY: {
      outer: (party) => joinNames([...byRank(party).map(formalName), 'Family']),
      inner: everybody,
    },
  },
  RELAXED: {
    NOBODY,
    ONE: RELAXED,
    COUPLE: { ...RELAXED, outer: (party) => sharedName(party.adults, '&') ?? plainNames(party) },
    TWO_NAMES: RELAXED,
    GROUP: RELAXED,
    WITH_GUEST: {
      outer: (party) => joinNames([...party.adults.map(withoutTitle), guestsOf(party).toLowerCase()], '&'),
      inner: (party) => joinNames([...party.adults.map(calledBy), guestsOf(party).toLowerCase()], '&'),
    },
    FAMILY,
    MIXED_FAMILY: {
      outer: ({ adults }) => joinNames([...adults.map(withoutTitle), 'family'], '&'),
      inner: everybody,
    },
  },
};

function wordingOf(people: People, formality: Formality) {
  const party = partyOf(people);
  return { party, wording: ENVELOPES[formality][shapeOf(party)] };
}

/** The outer envelope while the couple has no words of their own for it. */
export function derivedOuter(people: People, formality: Formality = 'FORMAL'): string {
  const { party, wording } = wordingOf(people, formality);
  return wording.outer(party);
}

/** The inner envelope: everybody it is for. */
export function derivedInner(people: People, formality: Formality = 'FORMAL'): string {
  const { party, wording } = wordingOf(people, formality);
  return wording.inner(party);
}

/** The couple’s own words for it. Where nobody in it is named, what they call the household says more than ‘Guest’. */
export function outerEnvelope(
  { envelopeOuter, name, people }: { envelopeOuter: string; name: string; people: People },
  formality: Formality,
): string {
  return envelopeOuter || (people.every(isOpenSeat) && name) || derivedOuter(people, formality);
}
