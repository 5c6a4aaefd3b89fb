import { normaliseForSearch } from '#base/text.ts';
import { isEmail } from '#base/validation/email.ts';
import { isPhone } from '#base/validation/phone.ts';
import { cutAddress } from './cut-address.ts';
import { IMPORT_FIELDS, type ImportColumn, type ImportField } from './import-columns.ts';
import { KNOWN_HEADS } from './known-heads.data.ts';
import { readReply } from './read-words.ts';

type NamedEvent = { uuid: string; name: string };

const FIELD_OF_HEAD: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) => KNOWN_HEADS[field].map((head) => [head, field] as const)),
);

/** 'Child 2 First Name' and 'Zip/Postal Code*' in the words of the table. */
function foldHead(head: string): string {
  return normaliseForSearch(head.replaceAll(/\+\s*1\b/gu, 'plus one'))
    .replace(/^child \d+/u, 'child')
    .trim();
}

function fieldOf(head: string): ImportField | undefined {
  return FIELD_OF_HEAD.get(foldHead(head));
}

/** How many cells of a row are heads that we know. */
function headScore(row: readonly string[]): number {
  return new Set(row.flatMap((cell) => fieldOf(cell) ?? [])).size;
}

const SEARCHED_ROWS = 10;

/** Lists often have a title above their heads. Undefined where no row looks like heads. */
export function findHeadRow(rows: readonly (readonly string[])[]): number | undefined {
  const scores = rows.slice(0, SEARCHED_ROWS).map(headScore);
  const best = Math.max(0, ...scores);
  const place = scores.indexOf(best);
  if (best >= 2) return place;
  // A person called 'Guest' is no head; above everybody, and beside nothing that is about a person, it is one.
  const cells = rows[place]?.filter(Boolean) ?? [];
  const isFirst = rows.slice(0, place).every((row) => row.filter(Boolean).length <= 1);
  const isAbout = cells.some((cell) => /[@\d]/u.test(cell));
  return best === 1 && isFirst && !isAbout ? place : undefined;
}

const DISH = /^(.*?)[\s,:–-]*(?:dish|meal|entr[ée]e|menu|food)(?:\s+(?:choice|selection|option))?$/iu;
const REPLY = /^(.*?)[\s,:–-]*(?:rsvp|attendance|attending|response|reply)(?:\s+status)?$/iu;

/** What is left of a head is the name of its event; without a name it is the first one. */
export function eventNameOf(head: string): string {
  const trimmed = head.trim();
  const name = DISH.exec(trimmed)?.[1] ?? REPLY.exec(trimmed)?.[1];
  return name === undefined ? trimmed : name.trim();
}

function guessEvent(
  head: string,
  cells: readonly string[],
  { heads, events }: { heads: readonly string[]; events: readonly NamedEvent[] },
): ImportColumn {
  const name = normaliseForSearch(eventNameOf(head));
  const known = name === '' ? events[0] : events.find((event) => normaliseForSearch(event.name) === name);
  const event = known?.uuid ?? 'new';
  if (DISH.test(head.trim())) return `dish:${event}`;
  const said = cells.filter(Boolean);
  const isReply =
    known !== undefined ||
    heads.some(
      (other) => other !== head && DISH.test(other) && normaliseForSearch(eventNameOf(other)) === name,
    ) ||
    (said.length > 0 && said.every((cell) => readReply(cell) !== undefined));
  return isReply ? `reply:${event}` : '';
}

const LOOKS: readonly (readonly [ImportField, (cell: string) => boolean])[] = [
  ['email', (cell) => isEmail(cell)],
  ['phone', (cell) => isPhone(cell)],
  ['address', (cell) => cutAddress(cell).postalCode !== ''],
  ['names', (cell) => /\p{L}{2}/u.test(cell) && !/\d{3}/u.test(cell)],
];

/** Without heads: by what most of its cells look like. */
function guessByCells(cells: readonly string[], taken: ReadonlySet<string>): ImportColumn {
  const said = cells.filter(Boolean);
  const found = LOOKS.find(
    ([field, looks]) => !taken.has(field) && said.length > 0 && said.filter(looks).length * 2 > said.length,
  );
  return found?.[0] ?? '';
}

const NAMING: readonly ImportColumn[] = ['names', 'firstName', 'lastName'];
const SAMPLE = 50;

/** 'Address' is a street where there is a city beside it, and else all of it. */
function settle(columns: readonly ImportColumn[]): ImportColumn[] {
  const has = (column: ImportColumn) => columns.includes(column);
  const hasNames = NAMING.some(has) || has('partnerNames');
  return columns.map((column) => {
    if (column === 'address1' && !has('city') && !has('postalCode')) return 'address';
    if (hasNames) return column;
    if (column === 'envelopeOuter') return 'names';
    return column === 'household' && !has('envelopeOuter') ? 'names' : column;
  });
}

/** What each column seems to be. Whoever brings the list sees it before anything happens. */
export function guessColumns(
  {
    head,
    rows,
    hasHead,
  }: { head: readonly string[]; rows: readonly (readonly string[])[]; hasHead: boolean },
  events: readonly NamedEvent[],
): ImportColumn[] {
  const sample = rows.slice(0, SAMPLE);
  const taken = new Set<string>();
  const columns = head.map((name, place) => {
    const cells = sample.map((row) => row[place] ?? '');
    const guessed = hasHead
      ? (fieldOf(name) ?? (name === '' ? '' : guessEvent(name, cells, { heads: head, events })))
      : guessByCells(cells, taken);
    taken.add(guessed);
    return guessed;
  });
  return settle(columns);
}
