import ICAL from 'ical.js';

const HEAD = [
  ...['Title', 'First name', 'Last name', 'Suffix', 'Email', 'Phone'],
  ...['Address', 'Apartment', 'City', 'State', 'Postal code', 'Country', 'Notes'],
];

/** Pictures, sounds and keys are most of an address book. They are dropped before anything reads them. */
const HEAVY = /^(?:[\w-]+\.)?(?:photo|logo|sound|key)[;:]/iu;

function withoutPictures(text: string): string {
  let isDropping = false;
  return text
    .split(/\r\n|\r|\n/u)
    .filter((line) => {
      // A line that begins with a blank goes on with the one before.
      if (!/^[ \t]/u.test(line)) isDropping = HEAVY.test(line);
      return !isDropping;
    })
    .join('\r\n');
}

const words = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(words).filter(Boolean).join(' ')
    : typeof value === 'string'
      ? value.trim()
      : '';

function fieldsOf(card: ICAL.Component, name: string): string[] {
  const value: unknown = card.getFirstProperty(name)?.getFirstValue() ?? '';
  return Array.isArray(value) ? value.map(words) : [words(value)];
}

/** 'LEE;ANA;;Dr.;' or, where a card has no parts of a name, its name as a whole. */
function rowOf(card: ICAL.Component): string[] {
  const [last = '', first = '', middle = '', title = '', suffix = ''] = fieldsOf(card, 'n');
  const [whole = ''] = fieldsOf(card, 'fn');
  const [box = '', extended = '', street = '', city = '', region = '', code = '', country = ''] = fieldsOf(
    card,
    'adr',
  );
  const hasParts = first !== '' || last !== '';
  const [email = ''] = fieldsOf(card, 'email');
  const [phone = ''] = fieldsOf(card, 'tel');
  return [
    ...[title, hasParts ? [first, middle].filter(Boolean).join(' ') : whole, last, suffix],
    ...[email, phone.replace(/^tel:/iu, '')],
    ...[street || box, extended, city, region, code, country, words(fieldsOf(card, 'note'))],
  ];
}

/** An address book, one person a row. Throws what it cannot read. */
export function readVcards(text: string): string[][] {
  const parsed = ICAL.parse(withoutPictures(text)) as unknown[];
  // One card comes as itself, several as a list.
  const trees = typeof parsed[0] === 'string' ? [parsed] : parsed;
  const cards = trees.map((tree) => new ICAL.Component(tree as unknown[]));
  return [HEAD, ...cards.map(rowOf)];
}
