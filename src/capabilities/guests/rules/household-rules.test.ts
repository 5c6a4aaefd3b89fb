import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { isOpenSeat, NEW_PERSON, withoutPerson } from './guest-person.ts';
import { sideLabel } from './household-choices.ts';
import { derivedName, householdName, peopleText, sortName } from './household-names.ts';
import { HOUSEHOLD_RULES, PERSON_RULES, peopleProblem } from './household-rules.ts';
import { NEW_HOUSEHOLD } from './new-household.ts';

const person = (name: string, more: Partial<typeof NEW_PERSON> = {}) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { ...NEW_PERSON, firstName, lastName, ...more };
};
const child = (name: string) => person(name, { kind: 'CHILD' });
const open = { ...NEW_PERSON, plusOneOf: 0 };

it.each([
  [[person('Ana Lee')], 'Ana Lee', 'Ana'],
  [[person('Ana Lee'), open], 'Ana Lee', 'Ana and a guest'],
  [[person('Ana Lee'), person('Tom Lee')], 'Ana and Tom Lee', 'Ana and Tom'],
  [[person('Ana Lee'), person('Tom Park')], 'Ana Lee and Tom Park', 'Ana and Tom'],
  [[person('Ana Lee'), person('Tom')], 'Ana Lee and Tom', 'Ana and Tom'],
  [[person('Ana Lee'), person('Tom Lee'), child('Mia Lee')], 'The Lee family', 'Ana, Tom and Mia'],
  [[person('Ana Lee'), person('Tom Park'), child('Mia Lee')], 'The Lee and Park family', 'Ana, Tom and Mia'],
  [[NEW_PERSON, NEW_PERSON], 'No names yet', '2 guests'],
])('%# is called', (people, name, below) => {
  expect(derivedName(people)).toBe(name);
  expect(peopleText(people)).toBe(below);
});

it('the couple’s own name stays, and order goes by last names', () => {
  expect(householdName({ name: 'College friends', people: [person('Ana Lee')] })).toBe('College friends');
  expect(sortName({ name: '', people: [open, person('Ana Lee')] })).toBe('Lee Ana');
  expect(sortName({ name: 'The Okafor family', people: [NEW_PERSON] })).toBe('Okafor family');
});

it('a side is called by the person it is of', () => {
  expect(sideLabel('A', { a: 'Maya', b: '' })).toBe('Maya’s side');
  expect(sideLabel('B', { a: 'Maya', b: '' })).toBe('Second side');
  expect(sideLabel('A', { a: '', b: '' })).toBe('First side');
  expect(sideLabel('BOTH', { a: 'Maya', b: 'Jonah' })).toBe('Both sides');
});

it.each([
  [[], 'Add at least one person.'],
  [[NEW_PERSON], undefined],
  [Array.from({ length: 10 }, () => NEW_PERSON), undefined],
  [Array.from({ length: 11 }, () => NEW_PERSON), 'A household can have up to 10 people.'],
  [[NEW_PERSON, open], undefined],
  [[open], 'A plus-one has to belong to someone else in the household.'],
  [[NEW_PERSON, { ...open, plusOneOf: 2 }], 'A plus-one has to belong to someone else in the household.'],
  [
    [NEW_PERSON, open, { ...open, plusOneOf: 1 }],
    'A plus-one has to belong to someone else in the household.',
  ],
])('people %#', (people, problem) => {
  expect(peopleProblem(people)).toBe(problem);
});

it.each([
  [{}, {}],
  [{ name: 'x'.repeat(101) }, { name: 'Must be 100 characters or less' }],
  [{ name: '👨‍👩‍👧‍👦'.repeat(100) }, {}],
  [{ listRank: 0 }, { listRank: expect.any(String) }],
  [{ listRank: 1.5 }, { listRank: expect.any(String) }],
  [{ notes: 'x'.repeat(2001) }, { notes: 'Must be 2000 characters or less' }],
])('a household with %j', (given, problems) => {
  expect(validateFields({ ...NEW_HOUSEHOLD, ...given }, HOUSEHOLD_RULES)).toEqual(problems);
});

it.each([
  [{}, {}],
  [{ firstName: 'x'.repeat(51) }, { firstName: 'Must be 50 characters or less' }],
  [{ firstName: `${'x'.repeat(50)}   ` }, {}],
  [{ email: 'ana' }, { email: 'Invalid email address' }],
  [{ phone: '12' }, { phone: 'Invalid phone number' }],
])('a person with %j', (given, problems) => {
  expect(validateFields<object>({ ...NEW_PERSON, ...given }, PERSON_RULES as object)).toEqual(problems);
});

it('taking somebody out leaves a sound household, whoever it was', () => {
  const people = fc
    .array(fc.boolean(), { minLength: 1, maxLength: 9 })
    .map((guests) => [NEW_PERSON, ...guests.map((isGuest) => (isGuest ? open : NEW_PERSON))]);
  fc.assert(
    fc.property(people, fc.nat(), (household, any) => {
      const rest = withoutPerson(household, any % household.length);
      expect(rest).toHaveLength(household.length - 1);
      expect(peopleProblem(rest)).toBeUndefined();
      expect(rest.every(isOpenSeat)).toBe(true);
    }),
  );
});
