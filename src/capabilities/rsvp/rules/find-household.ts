import { firstNameLikeness } from './first-name-likeness.ts';
import { lastNameLikeness } from './last-name-likeness.ts';
import { foldPersonName } from './name-fold.ts';
import { type FoldedName, foldedName, readTypedName, type TypedName } from './typed-name.ts';

export type PersonOfHousehold = { householdUuid: string; firstName: string; lastName: string };

export type FoundHousehold =
  | { kind: 'found'; householdUuid: string }
  | { kind: 'several'; householdUuids: string[] }
  | { kind: 'none' };

const WEIGHTS = { last: 0.55, first: 0.45 };
/** From here on it is somebody's name. */
const ENOUGH = 0.78;
/** So much nearer than the next household, and it is this one's. */
const AHEAD = 0.04;

/** How well a name fits: letter by letter as it was written, in the other order, or nearly so. */
type Fit = { score: number; exactness: 0 | 1 | 2 };
const NO_FIT: Fit = { score: 0, exactness: 0 };

const better = (one: Fit, other: Fit) =>
  other.exactness > one.exactness || (other.exactness === one.exactness && other.score > one.score)
    ? other
    : one;

/** Letter by letter, for what cannot be parted into first and last: one word typed, or one name on the list. */
function fitOfWhole(typed: TypedName, first: FoldedName, last: FoldedName): Fit {
  const isSame = typed.joined === first.joined + last.joined || typed.joined === last.joined + first.joined;
  return isSame ? { score: 1, exactness: 2 } : NO_FIT;
}

/** A last name of the list, and how near each reading of the typed name is to it. */
type LastName = { name: FoldedName; likenesses: readonly number[]; isNear: boolean };

function readLastNames(typed: TypedName, people: readonly PersonOfHousehold[]): Map<string, LastName> {
  // Families share a last name; each is compared once.
  const names = [...new Set(people.map(({ lastName }) => lastName))];
  const folded = names.map((lastName) => [lastName, foldedName(foldPersonName(lastName))] as const);
  const listed = new Set(folded.map(([, { joined }]) => joined));
  return new Map(
    folded.map(([lastName, name]) => {
      // Chan is not a mistyped Chen where Chans are invited.
      const likenesses = typed.readings.map(({ last }) =>
        lastNameLikeness(last, name, { isForgiving: !listed.has(last.joined) }),
      );
      return [lastName, { name, likenesses, isNear: likenesses.some((likeness) => likeness > 0) }];
    }),
  );
}

function fitOf(typed: TypedName, firstName: string, last: LastName): Fit {
  const isOneWord = typed.words.length === 1;
  const canBe = isOneWord || last.isNear || !last.name.joined || last.name.joined === typed.joined;
  if (!canBe) return NO_FIT;
  const first = foldedName(foldPersonName(firstName));
  if (isOneWord || !last.name.joined || !first.joined) return fitOfWhole(typed, first, last.name);
  return typed.readings.reduce<Fit>((best, reading, place) => {
    const lastScore = last.likenesses[place] ?? 0;
    const firstScore = lastScore > 0 ? firstNameLikeness(reading.first, first) : 0;
    if (firstScore === 0) return best;
    const isExact = lastScore === 1 && firstScore === 1;
    return better(best, {
      score: WEIGHTS.last * lastScore + WEIGHTS.first * firstScore,
      exactness: isExact ? (reading.isAsWritten ? 2 : 1) : 0,
    });
  }, NO_FIT);
}

function fitsOfHouseholds(typed: TypedName, people: readonly PersonOfHousehold[]): Map<string, Fit> {
  const fits = new Map<string, Fit>();
  const lastNames = readLastNames(typed, people);
  for (const { householdUuid, firstName, lastName } of people) {
    const last = lastNames.get(lastName);
    const fit = last ? fitOf(typed, firstName, last) : NO_FIT;
    if (fit.score >= ENOUGH) fits.set(householdUuid, better(fits.get(householdUuid) ?? NO_FIT, fit));
  }
  return fits;
}

/**
 * Whose household a typed name belongs to. It forgives accents, order, short forms and slips of the finger, and never
 * guesses between two: who is told of the answer is told nothing about anybody else.
 */
export function findHousehold(typedText: string, people: readonly PersonOfHousehold[]): FoundHousehold {
  const typed = readTypedName(typedText);
  if (!typed) return { kind: 'none' };
  const fits = [...fitsOfHouseholds(typed, people)];
  const exactness = Math.max(0, ...fits.map(([, fit]) => fit.exactness));
  const likely = fits.filter(([, fit]) => fit.exactness === exactness);
  const best = Math.max(0, ...likely.map(([, { score }]) => score));
  const householdUuids = likely.filter(([, { score }]) => best - score < AHEAD).map(([uuid]) => uuid);
  const [householdUuid, ...others] = householdUuids;
  if (householdUuid === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'found', householdUuid } : { kind: 'several', householdUuids };
}
