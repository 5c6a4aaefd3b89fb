import { cleanName } from '#base/validation/clean-name.ts';
import { LONGEST_LINE, MOST_AT_ONCE, MOST_IN_HOUSEHOLD } from './guest-limits.ts';
import { type GuestPerson, NEW_PERSON } from './guest-person.ts';
import type { GuestKind } from './household-choices.ts';

/** A household as one line says it. */
export type HouseholdDraft = { name: string; people: GuestPerson[] };

const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s+/u;
const COUNT = /\s*(?:\((\d{1,2})\)|[x×]\s?(\d{1,2}))$/iu;
const CHILDREN = /\s*(?:[+&,]|\band\b|\bwith\b)\s*(\d{1,2})\s+(?:kids?|child(?:ren)?)$/iu;
const PLUS = /\s*(?:\+\s*(\d{1,2})|(?:\+|&|,|\band\b)\s*(?:a\s+)?guest|[,+&]?\s*\bplus[\s-]?(?:one|1))$/iu;
const FAMILY = /^(?:the\s+)?(.+?)\s+(?:family|household)$/iu;
const MARK = /\s*\((child|kid|infant|baby|adult)\)$/iu;
const BETWEEN = /\s*(?:&|\+|;|\/|\band\b)\s*/iu;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|rev|fr|sr|sra|hon|rabbi|imam|capt|sgt|sir|dame)\.?$/iu;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|v|md|phd|esq)\.?$/iu;
/** Small words that begin a last name. */
const PARTICLE =
  /^(?:van|von|der|den|de|del|della|di|da|dos|das|du|la|le|el|al|bin|bint|ibn|ter|ten|st\.?|san)$/iu;

const KINDS: Readonly<Record<string, GuestKind>> = {
  child: 'CHILD',
  kid: 'CHILD',
  infant: 'INFANT',
  baby: 'INFANT',
  adult: 'ADULT',
};

/** Where the last name of these words begins. */
function lastNameAt(words: readonly string[]): number {
  if (words.length < 2) return words.length;
  const particle = words.findIndex(
    (word, place) => place > 0 && place < words.length - 1 && PARTICLE.test(word),
  );
  return particle > 0 ? particle : words.length - 1;
}

function readPerson(text: string): GuestPerson {
  const mark = MARK.exec(text)?.[1]?.toLowerCase() ?? '';
  const words = text
    .replace(MARK, '')
    .split(/[\s,]+/u)
    .filter(Boolean);
  const titles: string[] = [];
  while (words.length > 0 && TITLE.test(words[0] ?? '')) titles.push(words.shift() ?? '');
  const suffixes: string[] = [];
  while (words.length > 1 && SUFFIX.test(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '');
  const at = lastNameAt(words);
  // 'Mrs. Smith' is called by the last name.
  const isLastNameAlone = titles.length > 0 && words.length === 1;
  return {
    ...NEW_PERSON,
    title: titles.join(' '),
    firstName: isLastNameAlone ? '' : words.slice(0, at).join(' '),
    lastName: isLastNameAlone ? (words[0] ?? '') : words.slice(at).join(' '),
    suffix: suffixes.join(' '),
    kind: KINDS[mark] ?? 'ADULT',
  };
}

/** 'Lee, Ana' turns round; 'Ana Lee, Tom Park' and 'Ana, Tom and Mia' are lists. */
function splitNames(text: string): string[] {
  const parts = text.split(BETWEEN).filter(Boolean);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) {
    const [last, first, ...more] = only.split(/\s*,\s*/u).filter(Boolean);
    if (last === undefined || first === undefined) return parts;
    if (more.length === 0 && SUFFIX.test(first)) return parts;
    if (more.length === 0 && !last.includes(' ')) return [`${first} ${last}`];
  }
  return parts.flatMap((part) => part.split(/\s*,\s*/u)).filter(Boolean);
}

/** 'Sam & Alex Lee' are both Lees, and 'Mr. and Mrs. John Smith' share the name at the end. */
function shareLastName(people: readonly GuestPerson[]): GuestPerson[] {
  return people.map((person, place) => {
    if (person.lastName) return person;
    const next = people.slice(place + 1).find(({ lastName }) => lastName);
    return next ? { ...person, lastName: next.lastName } : person;
  });
}

const COUPLE_OF_TITLES = /^(\S+)\s+(?:and|&)\s+(\S+)\s+(.+)$/iu;

function readTitledCouple(text: string): GuestPerson[] | undefined {
  const [, first = '', second = '', name = ''] = COUPLE_OF_TITLES.exec(text) ?? [];
  if (!(TITLE.test(first) && TITLE.test(second)) || BETWEEN.test(name)) return undefined;
  const named = readPerson(name);
  const lastName = named.lastName || named.firstName;
  const shared = { ...NEW_PERSON, title: second, lastName };
  // 'Mr. and Mrs. Smith' names neither; with a first name it is the first one's.
  return [{ ...named, title: first, lastName, firstName: named.lastName ? named.firstName : '' }, shared];
}

function openSeats(count: number, seat: Partial<GuestPerson>): GuestPerson[] {
  return Array.from({ length: Math.min(count, MOST_IN_HOUSEHOLD + 1) }, () => ({ ...NEW_PERSON, ...seat }));
}

type Tail = { text: string; count: number; children: number; guests: number };

/** What stands behind the names: '(4)', 'and 2 kids', '+1'. */
function readTail(line: string): Tail {
  const tail: Tail = { text: line, count: 0, children: 0, guests: 0 };
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(tail.text);
    if (found) tail.text = tail.text.slice(0, found.index).trim();
    return found;
  };
  for (let turns = 0; turns < 3; turns += 1) {
    const counted = take(COUNT);
    if (counted) tail.count = Number(counted[1] ?? counted[2]);
    const children = take(CHILDREN);
    if (children) tail.children += Number(children[1]);
    const plus = take(PLUS);
    if (plus) tail.guests += Number(plus[1] ?? 1);
  }
  return tail;
}

/** One line of what somebody typed or pasted; undefined where it says nobody. */
export function readGuestLine(typed: string): HouseholdDraft | undefined {
  const line = cleanName(typed)
    .replace(BULLET, '')
    .replace(/[,;]+$/u, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return undefined;
  const { text, count, children, guests } = readTail(line);
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const family = FAMILY.exec(text)?.[1];
  const named =
    family === undefined ? (readTitledCouple(text) ?? shareLastName(splitNames(text).map(readPerson))) : [];
  const kids = openSeats(children, { kind: 'CHILD' });
  const plusOnes = openSeats(guests, { plusOneOf: named.length > 0 ? 0 : null });
  const known = named.length + kids.length + plusOnes.length;
  // A family that nobody counted is two until somebody knows better.
  const wanted = family !== undefined && count === 0 && known === 0 ? 2 : count;
  const people = [...named, ...kids, ...plusOnes, ...openSeats(Math.max(0, wanted - known), {})];
  if (people.length === 0) return undefined;
  return { name: family === undefined ? '' : `The ${family} family`, people };
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/u;

/** Every line that names somebody. */
export function readGuestLines(text: string): HouseholdDraft[] {
  return text.split(LINE_END).flatMap((line) => readGuestLine(line) ?? []);
}

function isTooLong({ name, people }: HouseholdDraft): boolean {
  return (
    name.length > 100 ||
    people.some(
      ({ firstName, lastName, title, suffix }) =>
        firstName.length > 50 || lastName.length > 50 || title.length > 15 || suffix.length > 15,
    )
  );
}

function lineProblem(line: string, draft: HouseholdDraft, number: number): string | undefined {
  if (line.length > LONGEST_LINE || isTooLong(draft)) return `Line ${number} is too long.`;
  if (draft.people.length <= MOST_IN_HOUSEHOLD) return undefined;
  return `Line ${number}: a household can have up to ${MOST_IN_HOUSEHOLD} people.`;
}

/** What cannot be taken as it stands, with the line it is about. */
export function linesProblem(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const lines = text.split(LINE_END);
  if (lines.length > 20 * MOST_AT_ONCE) return `Add up to ${MOST_AT_ONCE} lines at a time.`;
  const drafts = lines.map((line) => readGuestLine(line.slice(0, LONGEST_LINE + 1)));
  const households = drafts.filter((draft) => draft !== undefined).length;
  if (households === 0) return 'Type at least one name.';
  if (households > MOST_AT_ONCE) return `Add up to ${MOST_AT_ONCE} lines at a time.`;
  for (const [place, draft] of drafts.entries()) {
    const problem = draft && lineProblem(lines[place] ?? '', draft, place + 1);
    if (problem) return problem;
  }
  return undefined;
}
