import { email } from '#base/validation/email.ts';
import { numberInRangeMessage } from '#base/validation/messages.ts';
import { phone } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { LONGEST_NOTES, MOST_GUESTS, MOST_IN_HOUSEHOLD } from './guest-limits.ts';
import { LONGEST_DIET_NOTE } from './guest-needs.ts';
import type { GuestPerson } from './guest-person.ts';
import { nameLength } from './name-length.ts';
import { linesProblem } from './read-guest-lines.ts';

export const PERSON_RULES = {
  title: [nameLength(15)],
  firstName: [nameLength(50)],
  lastName: [nameLength(50)],
  suffix: [nameLength(15)],
  kind: [required],
  email: [email],
  phone: [phone, maxLength(30)],
  diets: [],
  dietNote: [maxLength(LONGEST_DIET_NOTE)],
  needs: [],
};

/** Of a whole household: somebody is in it, not too many, and a plus-one belongs to somebody who is none. */
export function peopleProblem(people: readonly Pick<GuestPerson, 'plusOneOf'>[]): string | undefined {
  if (people.length === 0) return 'Add at least one person.';
  if (people.length > MOST_IN_HOUSEHOLD) return `A household can have up to ${MOST_IN_HOUSEHOLD} people.`;
  const isSound = people.every(
    ({ plusOneOf }, place) =>
      plusOneOf === null || (plusOneOf !== place && people[plusOneOf]?.plusOneOf === null),
  );
  return isSound ? undefined : 'A plus-one has to belong to someone else in the household.';
}

/** The first to be asked is 1. */
function rankProblem(rank: number | null): string | undefined {
  const isPlace = rank === null || (Number.isInteger(rank) && rank >= 1 && rank <= MOST_GUESTS);
  return isPlace ? undefined : numberInRangeMessage(1, MOST_GUESTS);
}

export const HOUSEHOLD_RULES = {
  name: [nameLength(100)],
  envelopeOuter: [nameLength(100)],
  envelopeInner: [nameLength(100)],
  side: [required],
  list: [required],
  listRank: [rankProblem],
  address1: [nameLength(100)],
  address2: [nameLength(100)],
  city: [nameLength(80)],
  region: [nameLength(50)],
  postalCode: [nameLength(15)],
  country: [nameLength(60)],
  language: [],
  notes: [maxLength(LONGEST_NOTES)],
};

export const LINES_RULES = { lines: [required, linesProblem], side: [required], list: [required] };
