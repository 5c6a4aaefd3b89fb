import { cleanName } from '#base/validation/clean-name.ts';
import { fieldMessage } from '#base/validation/validate-fields.ts';
import { type GuestPerson, isOpenSeat } from '../guest-person.ts';
import { readGuestLine } from '../read-guest-lines.ts';
import { TAG_RULES } from '../tags/tag-rules.ts';
import { readTags } from '../tags/tag-words.ts';
import { NOBODY_READ, type ReadPerson } from './read-household.ts';
import { readKind, readNumber, readReply } from './read-words.ts';
import type { RowCells } from './row-cells.ts';

export type RowPeople = {
  people: ReadPerson[];
  /** What the names call the household: 'The Lee family'. */
  name: string;
  remarks: string[];
};

const SEVERAL = /&|\+|;|\/|\band\b/iu;
const SEAT = /^(?:guest|plus[\s-]?one|\+\s?1|tbd|unnamed)(?:\s+(?:guest|of\b.*))?$/iu;
const MOST_SEATS = 20;

const fromLine = ({ diets: _, dietNote: __, needs: ___, ...person }: GuestPerson): ReadPerson => ({
  ...NOBODY_READ,
  ...person,
  kind: person.kind === 'ADULT' ? null : person.kind,
});

const seats = (count: number, seat: Partial<ReadPerson>): ReadPerson[] =>
  Array.from({ length: Math.min(count, MOST_SEATS) }, () => ({ ...NOBODY_READ, ...seat }));

function readNames(text: string): { people: ReadPerson[]; name: string } {
  if (SEAT.test(text)) return { people: [NOBODY_READ], name: '' };
  const draft = readGuestLine(text);
  return { people: draft?.people.map(fromLine) ?? [], name: draft?.name ?? '' };
}

/** Whoever a row is about. Our own file means what it says; anywhere else two may share a first name's cell. */
function readFirst({ one }: RowCells): { people: ReadPerson[]; name: string } {
  const [title, firstName, lastName, suffix] = [
    one('title'),
    one('firstName'),
    one('lastName'),
    one('suffix'),
  ];
  const person = { ...NOBODY_READ, title, firstName, lastName, suffix };
  const uuid = one('guestId').toLowerCase();
  if (uuid) return { people: [{ ...person, uuid }], name: '' };
  const names = one('names');
  if (firstName === '' && lastName === '') return names ? readNames(names) : { people: [], name: '' };
  if (SEAT.test(firstName) && (lastName === '' || SEAT.test(`${firstName} ${lastName}`)))
    return { people: [NOBODY_READ], name: '' };
  if (!(SEVERAL.test(firstName) || SEVERAL.test(title))) return { people: [person], name: '' };
  return readNames([title, firstName, lastName, suffix].filter(Boolean).join(' '));
}

function readPartner({ one }: RowCells, first: ReadPerson | undefined): ReadPerson[] {
  const [firstName, lastName] = [one('partnerFirstName'), one('partnerLastName')];
  const isSeat = SEAT.test(firstName) && lastName === '';
  if (isSeat) return seats(1, { plusOneOf: 0 });
  if (firstName || lastName) {
    const partner = { ...NOBODY_READ, title: one('partnerTitle'), firstName, suffix: one('partnerSuffix') };
    return [{ ...partner, lastName: lastName || (first?.lastName ?? '') }];
  }
  const names = one('partnerNames');
  return names
    ? readNames(names).people.map((person) => (isOpenSeat(person) ? { ...person, plusOneOf: 0 } : person))
    : [];
}

/** Children are called by their first names, mostly. */
function readChildren({ all }: RowCells, first: ReadPerson | undefined): ReadPerson[] {
  const lastNames = all('childLastName');
  const byParts = all('childFirstName').flatMap((firstName, place) => {
    const lastName = lastNames[place] || (firstName && (first?.lastName ?? ''));
    return firstName || lastName ? [{ ...NOBODY_READ, firstName, lastName, kind: 'CHILD' as const }] : [];
  });
  const inOne = all('childNames')
    .filter(Boolean)
    .flatMap((text) => {
      const count = /^\d/u.test(text) ? readNumber(text.replace(/\D.*$/u, '')) : undefined;
      if (count !== undefined) return seats(count, { kind: 'CHILD' });
      return text.split(/\s*(?:,|;|&|\band\b)\s*/iu).flatMap((name) =>
        readNames(name).people.map((person) => ({
          ...person,
          lastName: person.lastName || (first?.lastName ?? ''),
          kind: 'CHILD' as const,
        })),
      );
    });
  return [...byParts, ...inOne];
}

/** One cell for all of them: each gets one, in their order. */
function shareOut(cell: string, between: RegExp): string[] {
  return cell.split(between).filter(Boolean);
}

function readReplies({ events }: RowCells, remarks: string[]): ReadPerson['replies'] {
  return Object.fromEntries(
    events.map(({ key, reply, dish }) => {
      const status = reply === '' ? null : (readReply(reply) ?? null);
      if (reply !== '' && status === null) remarks.push(`We couldn’t read the reply “${reply}”.`);
      return [key, { status, dish }];
    }),
  );
}

function readCounted(cells: RowCells, field: 'plusOnes' | 'count', remarks: string[]): number {
  const text = cells.one(field);
  const count = readNumber(text);
  if (count === undefined) remarks.push(`We couldn’t read “${text}” as a number of people.`);
  return count ?? 0;
}

function readKindOf(cells: RowCells, remarks: string[]) {
  const text = cells.one('kind');
  const kind = text === '' ? null : (readKind(text) ?? null);
  if (text !== '' && kind === null) remarks.push(`We couldn’t read “${text}” as adult or child.`);
  return kind;
}

function readTagsOf({ all }: RowCells, remarks: string[]): string[] {
  const names = readTags(all('tags').join('\n')).map(cleanName);
  const isTag = (name: string) => fieldMessage({ name, color: 'GRAY' }, 'name', TAG_RULES) === undefined;
  for (const name of names) if (!isTag(name)) remarks.push(`“${name}” is too long for a tag.`);
  return names.filter(isTag);
}

/** Everybody a row names, with what it says of them; without a name it may still be a seat of a household that it names. */
export function readRowPeople(cells: RowCells, isSeat: boolean): RowPeople {
  const remarks: string[] = [];
  const { people: named, name } = readFirst(cells);
  const [first] = named;
  const known = [...named, ...readPartner(cells, first), ...readChildren(cells, first)];
  if (known.length === 0 && isSeat) known.push(NOBODY_READ);
  const plusOnes = seats(readCounted(cells, 'plusOnes', remarks), { plusOneOf: known.length > 0 ? 0 : null });
  const counted = readCounted(cells, 'count', remarks);
  const people = [...known, ...plusOnes, ...seats(counted - known.length - plusOnes.length, {})];
  const emails = shareOut(cells.one('email'), /[;,\s]+/u);
  const phones = shareOut(cells.one('phone'), /\s*(?:[;/,]|\bor\b)\s*/iu);
  if (emails.length > people.length) remarks.push(`Only the first email is taken: ${emails[0]}.`);
  if (phones.length > people.length) remarks.push(`Only the first phone number is taken: ${phones[0]}.`);
  const kind = readKindOf(cells, remarks);
  const replies = readReplies(cells, remarks);
  const tags = readTagsOf(cells, remarks);
  return {
    name,
    remarks,
    people: people.map((person, place) => ({
      ...person,
      kind: place === 0 ? (kind ?? person.kind) : person.kind,
      email: emails[place] ?? '',
      phone: phones[place] ?? '',
      replies,
      tags,
    })),
  };
}
