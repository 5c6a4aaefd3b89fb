import { describe, expect, it } from 'vitest';
import { findHousehold, type PersonOfHousehold } from './find-household.ts';

const person = (householdUuid: string, firstName: string, lastName: string): PersonOfHousehold => ({
  householdUuid,
  firstName,
  lastName,
});
const found = (householdUuid: string) => ({ kind: 'found', householdUuid });
const several = (...householdUuids: string[]) => ({ kind: 'several', householdUuids });
const NONE = { kind: 'none' };

const PEOPLE = [
  person('smith', 'John', 'Smith'),
  person('smith', 'Jane', 'Smith'),
  person('smith', '', ''),
  person('garcia', 'Ana María', 'García López'),
  person('ohara', 'Siobhán', 'O’Hara'),
  person('cruz', 'Robert', 'de la Cruz'),
  person('jones', 'Katherine', 'Smith-Jones'),
  person('tanaka', '美咲', '田中'),
  person('levi', 'נועה', 'לוי'),
  person('haddad', 'ليلى', 'حداد'),
  person('shevchenko', 'Олена', 'Шевченко'),
  person('whitaker', 'Margaret', 'Whitaker'),
  person('cher', 'Cher', ''),
  person('doyle', '', 'Doyle'),
];

describe('findHousehold', () => {
  it.each([
    ['John Smith', 'smith'],
    ['  jane   SMITH ', 'smith'],
    ['Smith John', 'smith'],
    ['Smith, John', 'smith'],
    ['Mr. John Smith', 'smith'],
    ['Mr. & Mrs. John Smith', 'smith'],
    ['John and Jane Smith', 'smith'],
    ['John Smith Jr.', 'smith'],
    ['John Q. Smith', 'smith'],
    ['johnsmith', 'smith'],
    ['Jhon Smiht', 'smith'],
    ['Ana García', 'garcia'],
    ['Ana Lopez', 'garcia'],
    ['Ana Maria Garcia Lopez', 'garcia'],
    ['Garcia-Lopez, Ana', 'garcia'],
    ['Siobhan OHara', 'ohara'],
    ["Siobhan O'Hara", 'ohara'],
    ['siobhan o hara', 'ohara'],
    ['Bob de la Cruz', 'cruz'],
    ['Bobby Delacruz', 'cruz'],
    ['de la Cruz Robert', 'cruz'],
    ['Kate Jones', 'jones'],
    ['Catherine Smith Jones', 'jones'],
    ['田中美咲', 'tanaka'],
    ['美咲 田中', 'tanaka'],
    ['נועה לוי', 'levi'],
    ['לוי נועה', 'levi'],
    ['ليلى حداد', 'haddad'],
    ['ШЕВЧЕНКО ОЛЕНА', 'shevchenko'],
    ['Лена Шевченко', 'shevchenko'],
    ['Peggy Whitaker', 'whitaker'],
    ['M. Whitaker', 'whitaker'],
    ['Magraret Witaker', 'whitaker'],
    ['Cher', 'cher'],
    ['Mrs. Doyle', 'doyle'],
  ])('%j finds %s', (typed, household) => {
    expect(findHousehold(typed, PEOPLE)).toEqual(found(household));
  });

  it.each([
    'Smith',
    'John',
    'Mary Smith',
    'John Taylor',
    'Ana',
    'María López',
    'John Smith Chen Kim Park Cruz Doyle',
    'M. Witaker',
    'Cherr',
    'Ann Doyle',
    '田中',
    '美 田中',
    'Noa Levi',
    '',
    ' ',
    '😀😀',
    '\u0301'.repeat(10_000),
    'a'.repeat(10_000),
    'John Smith '.repeat(1_000),
    '__proto__ constructor',
  ])('%j finds nobody', (typed) => {
    expect(findHousehold(typed, PEOPLE)).toEqual(NONE);
  });

  it('answers several for one name in two households', () => {
    const people = [person('a', 'Ana', 'Lee'), person('b', 'Ana', 'Lee'), person('c', 'Anna', 'Lee')];
    expect(findHousehold('ana lee', people)).toEqual(several('a', 'b'));
    expect(findHousehold('Anna Lee', people)).toEqual(found('c'));
  });

  it('is sure of a name that two of one household bear', () => {
    const people = [person('a', 'John', 'Smith'), person('a', 'John', 'Smith'), person('b', 'Ann', 'Smith')];
    expect(findHousehold('John Smith', people)).toEqual(found('a'));
  });

  it('takes the one that was written before the one that may be meant', () => {
    const people = [
      person('a', 'Chris', 'Lee'),
      person('b', 'Christopher', 'Lee'),
      person('c', 'Christina', 'Lee'),
    ];
    expect(findHousehold('Chris Lee', people)).toEqual(found('a'));
    expect(findHousehold('Kris Lee', people.slice(2))).toEqual(found('c'));
    expect(findHousehold('Chris Lee', people.slice(1))).toEqual(several('b', 'c'));
  });

  it('asks where two initials are the same', () => {
    const people = [person('a', 'Maria', 'Vega'), person('b', 'Mona', 'Vega')];
    expect(findHousehold('M Vega', people)).toEqual(several('a', 'b'));
  });

  it('reads the order as written first', () => {
    const people = [person('a', 'James', 'Morgan'), person('b', 'Morgan', 'James')];
    expect(findHousehold('James Morgan', people)).toEqual(found('a'));
    expect(findHousehold('James, Morgan', people)).toEqual(found('b'));
  });

  it('takes no last name for a mistyped one while people of that name are invited', () => {
    const people = [person('a', 'Ada', 'Larkin'), person('b', 'Ben', 'Larkins')];
    expect(findHousehold('Ada Larkins', people)).toEqual(NONE);
    expect(findHousehold('Ada Larkins', people.slice(0, 1))).toEqual(found('a'));
  });

  it('takes a part of a double name while others bear that part alone', () => {
    const people = [person('a', 'Ana', 'García López'), person('b', 'Luis', 'López')];
    expect(findHousehold('Ana López', people)).toEqual(found('a'));
    expect(findHousehold('Luis López', people)).toEqual(found('b'));
  });

  it('knows whoever has one name of two words', () => {
    expect(findHousehold('Aunt May', [person('a', 'Aunt May', ''), person('b', '', 'May')])).toEqual(
      found('a'),
    );
    expect(findHousehold('Smith Jones', [person('a', '', 'Smith-Jones')])).toEqual(found('a'));
  });

  it('finds nobody on an empty list', () => {
    expect(findHousehold('John Smith', [])).toEqual(NONE);
    expect(findHousehold('John Smith', [person('a', '', ''), person('b', '!', '?')])).toEqual(NONE);
  });
});
