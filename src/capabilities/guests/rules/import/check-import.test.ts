import { describe, expect, it } from 'vitest';
import { mappedSheet } from '../../testing/mapped-sheet.ts';
import { type GuestPerson, NEW_PERSON } from '../guest-person.ts';
import type { Invitation } from '../invitation.ts';
import { NEW_HOUSEHOLD } from '../new-household.ts';
import { checkImport, countPlan, type ImportChoice } from './check-import.ts';
import type { ListedHousehold, ListedPerson } from './listed-guests.ts';

const COUPLE = { a: 'Maya', b: 'Theo' };
const uuid = (tail: number) => `00000000-0000-4000-8000-${String(tail).padStart(12, '0')}`;
const WEDDING = {
  uuid: uuid(900),
  name: 'Wedding',
  dishes: [
    { uuid: uuid(901), name: 'Trout' },
    { uuid: uuid(902), name: 'Beef' },
  ],
};

let next = 1;
function person(
  name: string,
  more: Partial<GuestPerson> & { reply?: Invitation | null; tags?: number[] } = {},
): ListedPerson {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { reply = null, ...fields } = more;
  next += 1;
  return {
    ...NEW_PERSON,
    firstName,
    lastName,
    ...fields,
    uuid: uuid(next),
    invitations: [reply],
    tags: more.tags ?? [],
  };
}

function household(people: ListedPerson[], fields: Partial<ListedHousehold> = {}): ListedHousehold {
  next += 1;
  return { ...NEW_HOUSEHOLD, ...fields, uuid: uuid(next), people };
}

function check(
  file: string | readonly string[],
  households: ListedHousehold[] = [],
  choices: Record<string, Partial<ImportChoice>> = {},
) {
  return checkImport({
    sheets: [file].flat().map((text) => mappedSheet(text, [WEDDING])),
    defaults: { side: 'BOTH', list: 'INVITED' },
    choices: new Map(
      Object.entries(choices).map(([key, choice]) => [key, { decision: null, take: [], ...choice }]),
    ),
    couple: COUPLE,
    listed: { households, events: [WEDDING], tags: [{ name: 'Family' }, { name: 'Dancers' }] },
  });
}

const results = (plan: ReturnType<typeof check>) => plan.entries.map(({ checked }) => checked.result);

describe('the result of a household', () => {
  it('new', () => {
    const plan = check('Name|Email\nAna Lee|ana@people.example');
    expect(results(plan)).toEqual(['NEW']);
    expect(plan.entries[0]?.wanted).toMatchObject({ uuid: null, side: 'BOTH', list: 'INVITED' });
    expect(countPlan(plan)).toMatchObject({ NEW: 1, households: 1, people: 1 });
  });

  it('the same: nothing would change', () => {
    const plan = check('Name|Email\nana lee|ANA@people.example', [
      household([person('Ana Lee', { email: 'ana@people.example' })]),
    ]);
    expect(results(plan)).toEqual(['SAME']);
    expect(plan.entries[0]?.checked.isImported).toBe(false);
  });

  it('merge: only blanks are filled', () => {
    const plan = check('Name|Email|Phone|Zip\nAna Lee|ana@people.example|212 555 0100|12534', [
      household([person('Ana Lee', { email: 'ana@people.example' })]),
    ]);
    expect(results(plan)).toEqual(['MERGE']);
    expect(plan.entries[0]?.wanted).toMatchObject({
      postalCode: '12534',
      people: [{ phone: '212 555 0100' }],
    });
  });

  it('conflict: the list stays until somebody chooses', () => {
    const list = [household([person('Ana Lee', { email: 'ana@people.example', phone: '(212) 555-0100' })])];
    const file = 'Name|Email|Phone\nAna Lee|ana@people.example|646 555 0199';
    const plan = check(file, list);
    expect(results(plan)).toEqual(['CONFLICT']);
    expect(plan.entries[0]?.checked.changes).toMatchObject([
      {
        id: 'people.0.phone',
        label: 'Phone',
        person: 'Ana Lee',
        before: '(212) 555-0100',
        after: '646 555 0199',
        isTaken: false,
      },
    ]);
    expect(plan.entries[0]?.wanted.people[0]?.phone).toBe('(212) 555-0100');
    const chosen = check(file, list, { '0:0': { take: ['people.0.phone'] } });
    expect(chosen.entries[0]?.wanted.people[0]?.phone).toBe('646 555 0199');
  });

  it('twice in the file: left out until somebody says otherwise', () => {
    const file = 'Name|Zip\nAna Lee|12534\nAna Lee|12534\nAna Lee|94110';
    expect(results(check(file))).toEqual(['NEW', 'DUPLICATE_IN_FILE', 'NEW']);
    expect(countPlan(check(file)).households).toBe(2);
    expect(countPlan(check(file, [], { '0:1': { decision: 'IMPORT' } })).households).toBe(3);
  });

  it('bad: never taken', () => {
    const plan = check('Name|Email\nAna Lee|ana at home', [], { '0:0': { decision: 'IMPORT' } });
    expect(results(plan)).toEqual(['BAD']);
    expect(plan.entries[0]?.checked.isImported).toBe(false);
  });

  it('skipped by choice', () => {
    expect(countPlan(check('Name\nAna Lee', [], { '0:0': { decision: 'SKIP' } })).households).toBe(0);
  });

  it('too many people together', () => {
    const crowd = household(
      Array.from({ length: 10 }, (_, place) => person(`Kid${place} Lee`)),
      { name: 'Lees' },
    );
    const plan = check('First|Last|Party\nKid0|Lee|Lees\nNew|Lee|Lees', [crowd]);
    expect(plan.entries[0]?.checked).toMatchObject({
      result: 'BAD',
      problems: [{ message: expect.stringMatching(/up to 10/) }],
    });
  });
});

describe('who is who', () => {
  it('our id before everything else', () => {
    const [ana, tom] = [person('Ana Lee', { email: 'x@people.example' }), person('Tom Park')];
    const plan = check(`First|Last|Email|Guest ID\nTomas|Park|x@people.example|${tom.uuid}`, [
      household([ana]),
      household([tom]),
    ]);
    expect(plan.entries[0]?.wanted.people[0]?.uuid).toBe(tom.uuid);
  });

  it('email before phone', () => {
    const [ana, tom] = [
      person('Ana Lee', { email: 'x@people.example' }),
      person('Tom Park', { phone: '2125550100' }),
    ];
    const plan = check('Name|Email|Phone\nA. Lee|x@people.example|+1 212 555 0100', [
      household([ana]),
      household([tom]),
    ]);
    expect(plan.entries[0]?.wanted.people[0]?.uuid).toBe(ana.uuid);
  });

  it('phone, however it is written', () => {
    const tom = person('Tom Park', { phone: '(212) 555-0100' });
    expect(results(check('Name|Phone\nTom Park|+1 212-555-0100', [household([tom])]))).toEqual(['SAME']);
  });

  it('two who share an email are told apart by their names', () => {
    const couple = household([
      person('Ana Lee', { email: 'lee@people.example' }),
      person('Tom Lee', { email: 'lee@people.example' }),
    ]);
    expect(results(check('Name|Email\nTom Lee|lee@people.example', [couple]))).toEqual(['SAME']);
    const shared = household([person('Ana Lee', { email: 'lee@people.example' }), person('Tom Lee')]);
    const plan = check('Household|Name|Email\nAna and Tom Lee|Tom Lee|lee@people.example', [shared]);
    expect(plan.entries[0]?.checked.changes.map(({ id }) => id)).toEqual(['people.0.email']);
  });

  it('the name in a household of the same name, without accents', () => {
    const plan = check('First|Last|Party\nZoe|Lee|the lees', [
      household([person('Zoë Lee')], { name: 'The Lees' }),
    ]);
    expect(results(plan)).toEqual(['SAME']);
  });

  it('the name and the postal code', () => {
    const ana = household([person('Ana Lee'), person('Tom Lee')], { postalCode: '12534' });
    expect(results(check('Name|Zip\nAna Lee|12534-1010', [ana]))).toEqual(['SAME']);
    expect(results(check('Name|Zip\nAna Lee|94110', [ana]))).toEqual(['NEW']);
  });

  it('two who are together on the list already, whatever their household is called', () => {
    const lees = household([person('Ana Lee'), person('Tom Lee'), person('Mia Lee', { kind: 'CHILD' })]);
    expect(results(check('Name\nAna & Tom Lee', [lees]))).toEqual(['SAME']);
  });

  it('a name alone is no key', () => {
    const two = household([person('Ana Lee'), person('Tom Park')]);
    expect(results(check('Name\nAna Lee', [two]))).toEqual(['NEW']);
  });

  it('nobody is found twice, and who lives elsewhere stays there', () => {
    const ana = household([person('Ana Lee', { email: 'ana@people.example' })]);
    const tom = household([person('Tom Lee', { email: 'tom@people.example' }), person('Mia Lee')], {
      name: 'Toms',
    });
    const plan = check(
      'Party|Name|Email\nToms|Tom Lee|tom@people.example\nToms|Mia Lee|\nToms|Ana Lee|ana@people.example',
      [ana, tom],
    );
    expect(plan.entries[0]?.checked.remarks).toEqual([
      expect.stringContaining('Ana Lee is already on your list'),
    ]);
    expect(plan.entries[0]?.wanted.people).toHaveLength(2);
  });
});

describe('seats', () => {
  const pair = () => household([person('Ana Lee'), person('', { plusOneOf: 0 })]);

  it('an open one is the open one of the list', () => {
    expect(results(check('Name\nAna Lee + guest', [pair()]))).toEqual(['SAME']);
  });

  it('a second one is added', () => {
    const plan = check('Name\nAna Lee + 2', [pair()]);
    expect(plan.entries[0]?.checked.changes).toMatchObject([{ kind: 'ADD' }]);
    expect(plan.entries[0]?.wanted.people.map(({ plusOneOf }) => plusOneOf)).toEqual([null, 0, 0]);
  });

  it('a plus-one who has a name now takes the seat', () => {
    const plan = check('First|Last|Party|Plus-one of\nAna|Lee|Ana Lee|\nTom|Park|Ana Lee|Ana Lee', [
      household([person('Ana Lee'), person('', { plusOneOf: 0 })], { name: 'Ana Lee' }),
    ]);
    expect(plan.entries[0]?.wanted.people).toMatchObject([
      { firstName: 'Ana' },
      { firstName: 'Tom', plusOneOf: 0 },
    ]);
    expect(results(plan)).toEqual(['MERGE']);
  });
});

describe('addresses are one', () => {
  const home = { address1: '1 Elm St', city: 'Hudson', region: 'NY', postalCode: '12534' };

  it('another street is one choice, and brings its apartment along', () => {
    const file =
      'Name|Email|Street|Apt|City|State|Zip\nAna Lee|a@people.example|2 Oak St|Apt 3|Hudson|New York|12534';
    const list = [household([person('Ana Lee', { email: 'a@people.example' })], home)];
    const plan = check(file, list);
    expect(plan.entries[0]?.checked.changes).toMatchObject([{ id: 'address', kind: 'CONFLICT' }]);
    expect(plan.entries[0]?.wanted).toMatchObject({ address1: '1 Elm St', address2: '' });
    const taken = check(file, list, { '0:0': { take: ['address'] } });
    expect(taken.entries[0]?.wanted).toMatchObject({ address1: '2 Oak St', address2: 'Apt 3' });
  });

  it('the state by name is the state by code', () => {
    const file = 'Name|Email|Street|City|State|Zip\nAna Lee|a@people.example|1 Elm St|Hudson|New York|12534';
    expect(
      results(check(file, [household([person('Ana Lee', { email: 'a@people.example' })], home)])),
    ).toEqual(['SAME']);
  });
});

describe('replies', () => {
  const file = (reply: string, dish = '') =>
    `Name|Email|Wedding|Wedding, dish\nAna Lee|a@people.example|${reply}|${dish}`;
  const ana = (reply: Invitation | null) => [
    household([person('Ana Lee', { email: 'a@people.example', reply })]),
  ];

  it.each([
    [null, 'Waiting', 'MERGE'],
    [null, 'Not invited', 'SAME'],
    [{ status: 'INVITED', meal: null } as const, 'Coming', 'MERGE'],
    [{ status: 'ATTENDING', meal: 0 } as const, 'Waiting', 'SAME'],
    [{ status: 'ATTENDING', meal: 0 } as const, 'Coming', 'SAME'],
    [{ status: 'ATTENDING', meal: 0 } as const, 'Can’t come', 'CONFLICT'],
    [{ status: 'INVITED', meal: null } as const, 'Not invited', 'CONFLICT'],
    [{ status: 'INVITED', meal: null } as const, '', 'SAME'],
  ])('%o and %s: %s', (reply, said, result) => {
    expect(results(check(file(said), ana(reply)))).toEqual([result]);
  });

  it('dishes are those of the menu', () => {
    const plan = check(file('yes', 'TROUT'), ana({ status: 'ATTENDING', meal: null }));
    expect(plan.entries[0]?.wanted.people[0]?.replies).toEqual({
      [WEDDING.uuid]: { status: 'ATTENDING', dish: 'Trout' },
    });
    expect(check(file('yes', 'Pizza'), ana(null)).entries[0]?.checked.remarks).toEqual([
      expect.stringContaining('Pizza'),
    ]);
    expect(results(check(file('yes', 'Beef'), ana({ status: 'ATTENDING', meal: 0 })))).toEqual(['CONFLICT']);
  });
});

it('a list and its replies in two files are one household each', () => {
  const plan = check([
    'First|Last|Party\nAna|Lee|Lees\nTom|Lee|Lees',
    'First|Last|Wedding\nAna|Lee|Yes\nTom|Lee|No',
  ]);
  expect(results(plan)).toEqual(['NEW']);
  expect(plan.entries[0]?.wanted.people.map(({ replies }) => replies[WEDDING.uuid]?.status)).toEqual([
    'ATTENDING',
    'DECLINED',
  ]);
});
