import { describe, expect, it } from 'vitest';
import { derivedInner, derivedOuter, type Formality, outerEnvelope } from './envelope-names.ts';
import { NEW_PERSON } from './guest-person.ts';

type Person = typeof NEW_PERSON;

/** 'Dr. Ana Lee, Jr.' as the fields of a person: a title ends with a dot, a suffix stands after a comma. */
function person(text: string, kind: Person['kind'] = 'ADULT'): Person {
  const [whole = '', suffix = ''] = text.split(', ');
  const words = whole.split(' ');
  const title = words[0]?.endsWith('.') ? words.shift() : '';
  const [firstName = '', lastName = ''] = words;
  return { ...NEW_PERSON, title: title ?? '', firstName, lastName, suffix, kind };
}
const child = (text: string) => person(text, 'CHILD');
const infant = (text: string) => person(text, 'INFANT');
const open = { ...NEW_PERSON, plusOneOf: 0 };
const mrsSmith = { ...NEW_PERSON, title: 'Mrs.', lastName: 'Smith' };

type Row = [shape: string, people: Person[], outer: string, inner: string];

const FORMAL: Row[] = [
  ['one', [person('Ms. Ana Lee')], 'Ms. Ana Lee', 'Ms. Lee'],
  ['one without a title', [person('Ana Lee')], 'Ana Lee', 'Ana'],
  ['one with a first name alone', [person('Cher')], 'Cher', 'Cher'],
  ['one with a suffix', [person('Mr. Tom Lee, Jr.')], 'Mr. Tom Lee, Jr.', 'Mr. Lee'],
  [
    'a couple of one name whose titles say so',
    [person('Mr. Tom Lee'), person('Mrs. Ana Lee')],
    'Mr. and Mrs. Tom Lee',
    'Mr. and Mrs. Lee',
  ],
  [
    'the same in the other order',
    [person('Mrs. Ana Lee'), person('Mr. Tom Lee, III')],
    'Mr. and Mrs. Tom Lee, III',
    'Mr. and Mrs. Lee',
  ],
  [
    'as it was typed in one line',
    [person('Mr. John Smith'), mrsSmith],
    'Mr. and Mrs. John Smith',
    'Mr. and Mrs. Smith',
  ],
  ['a couple of one name', [person('Ana Lee'), person('Tom Lee')], 'Ana and Tom Lee', 'Ana and Tom'],
  [
    'of one name, each with a title of their own',
    [person('Ms. Ana Lee'), person('Mr. Tom Lee')],
    'Ms. Ana Lee and Mr. Tom Lee',
    'Ms. Lee and Mr. Lee',
  ],
  [
    'two men',
    [person('Mr. Sam Lee'), person('Mr. Tom Lee')],
    'Mr. Sam Lee and Mr. Tom Lee',
    'Mr. Lee and Mr. Lee',
  ],
  [
    'one of whom has a title',
    [person('Ms. Ana Lee'), person('Tom Lee')],
    'Ms. Ana Lee and Tom Lee',
    'Ana and Tom',
  ],
  [
    'one of whom has a suffix',
    [person('Ana Lee'), person('Tom Lee, Jr.')],
    'Ana Lee and Tom Lee, Jr.',
    'Ana and Tom',
  ],
  [
    'a couple of two names',
    [person('Ms. Ana Lee'), person('Mr. Tom Park')],
    'Ms. Ana Lee and Mr. Tom Park',
    'Ms. Lee and Mr. Park',
  ],
  ['without titles', [person('Ana Lee'), person('Tom Park')], 'Ana Lee and Tom Park', 'Ana and Tom'],
  ['one without a last name', [person('Ana Lee'), person('Tom')], 'Ana Lee and Tom', 'Ana and Tom'],
  [
    'a rank stands first',
    [person('Mr. Tom Lee'), person('Dr. Ana Lee')],
    'Dr. Ana Lee and Mr. Tom Lee',
    'Dr. Lee and Mr. Lee',
  ],
  [
    'a rank stands first, of two names',
    [person('Ms. Ana Lee'), person('Capt. Tom Park')],
    'Capt. Tom Park and Ms. Ana Lee',
    'Capt. Park and Ms. Lee',
  ],
  [
    'two ranks stay where they are',
    [person('Rev. Ana Lee'), person('Prof. Tom Park')],
    'Rev. Ana Lee and Prof. Tom Park',
    'Rev. Lee and Prof. Park',
  ],
  [
    'three adults',
    [person('Ana Lee'), person('Tom Park'), person('Sue Kim')],
    'Ana Lee, Tom Park and Sue Kim',
    'Ana, Tom and Sue',
  ],
  ['with a guest', [person('Ms. Ana Lee'), open], 'Ms. Ana Lee and Guest', 'Ms. Lee and Guest'],
  ['with two guests', [person('Ana Lee'), open, open], 'Ana Lee and Guests', 'Ana and Guests'],
  [
    'a family of one name',
    [person('Ms. Ana Lee'), person('Mr. Tom Lee'), child('Mia Lee'), infant('Leo Lee')],
    'The Lee Family',
    'Ana, Tom, Mia and Leo',
  ],
  ['with children by first name', [person('Ana Lee'), child('Mia')], 'The Lee Family', 'Ana and Mia'],
  [
    'a family of two names',
    [person('Tom Park, Jr.'), person('Dr. Ana Lee'), child('Mia Lee')],
    'Dr. Ana Lee, Tom Park, Jr. and Family',
    'Tom, Ana and Mia',
  ],
  [
    'a family with a seat to spare',
    [person('Ana Lee'), child('Mia Lee'), open],
    'The Lee Family',
    'Ana, Mia and Guest',
  ],
  ['children alone', [child('Mia Lee'), child('Leo Lee')], 'Mia and Leo Lee', 'Mia and Leo'],
  ['nobody yet', [NEW_PERSON, NEW_PERSON], 'Guests', 'Guests'],
];

const RELAXED: Row[] = [
  ['one', [person('Ms. Ana Lee')], 'Ana Lee', 'Ana'],
  ['one with a suffix', [person('Mr. Tom Lee, Jr.')], 'Tom Lee, Jr.', 'Tom'],
  ['a couple of one name', [person('Mr. Tom Lee'), person('Mrs. Ana Lee')], 'Tom & Ana Lee', 'Tom & Ana'],
  [
    'one of whom has a suffix',
    [person('Ana Lee'), person('Tom Lee, Jr.')],
    'Ana Lee & Tom Lee, Jr.',
    'Ana & Tom',
  ],
  [
    'a couple of two names',
    [person('Ms. Ana Lee'), person('Dr. Tom Park')],
    'Ana Lee & Tom Park',
    'Ana & Tom',
  ],
  [
    'three adults',
    [person('Ana Lee'), person('Tom Park'), person('Sue Kim')],
    'Ana Lee, Tom Park & Sue Kim',
    'Ana, Tom & Sue',
  ],
  ['with a guest', [person('Ms. Ana Lee'), open], 'Ana Lee & guest', 'Ana & guest'],
  ['a family of one name', [person('Ana Lee'), child('Mia Lee')], 'The Lee Family', 'Ana and Mia'],
  [
    'a family of two names',
    [person('Dr. Ana Lee'), person('Tom Park'), child('Mia Lee')],
    'Ana Lee, Tom Park & family',
    'Ana, Tom and Mia',
  ],
  ['nobody yet', [NEW_PERSON], 'Guest', 'Guest'],
];

describe.each<[Formality, Row[]]>([
  ['FORMAL', FORMAL],
  ['RELAXED', RELAXED],
])('%s', (formality, rows) => {
  it.each(rows)('%s', (_, people, outer, inner) => {
    expect(derivedOuter(people, formality)).toBe(outer);
    expect(derivedInner(people, formality)).toBe(inner);
  });
});

it('the couple’s own words come first, then the household’s name where nobody is named', () => {
  const lee = [person('Ana Lee')];
  expect(outerEnvelope({ envelopeOuter: 'Auntie Ana', name: 'Lees', people: lee }, 'FORMAL')).toBe(
    'Auntie Ana',
  );
  expect(outerEnvelope({ envelopeOuter: '', name: 'Lees', people: lee }, 'FORMAL')).toBe('Ana Lee');
  expect(outerEnvelope({ envelopeOuter: '', name: 'The Lee family', people: [open] }, 'RELAXED')).toBe(
    'The Lee family',
  );
  expect(outerEnvelope({ envelopeOuter: '', name: '', people: [open] }, 'RELAXED')).toBe('Guest');
});
