import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mappedSheet } from '../../testing/mapped-sheet.ts';
import { personName } from '../guest-person.ts';
import { IMPORT_FIELDS, type ImportColumn } from './import-columns.ts';
import { readSheets } from './read-sheets.ts';

const COUPLE = { a: 'Maya', b: 'Theo' };
const read = (...files: string[]) =>
  readSheets(
    files.map((file) => mappedSheet(file)),
    COUPLE,
  );
const names = (file: string) => read(file).households.map(({ people }) => people.map(personName));

describe('names', () => {
  it.each([
    ['Name\nAna & Tom Lee', [['Ana Lee', 'Tom Lee']]],
    ['Name\nMr. and Mrs. John Smith', [['John Smith', 'Smith']]],
    ['Name\nThe Lee Family', [['Guest', 'Guest']]],
    ['Name\nLee, Ana', [['Ana Lee']]],
    ['Name\nAna Lee + guest', [['Ana Lee', 'Guest']]],
    ['First|Last\nAna & Tom|Lee', [['Ana Lee', 'Tom Lee']]],
    ['Title|First|Last\nMr. & Mrs.|John|Smith', [['John Smith', 'Smith']]],
    ['First|Last|Party\nAna|Lee|Lees\nTom|Lee|Lees\nMia|Park|', [['Ana Lee', 'Tom Lee'], ['Mia Park']]],
    ['First|Last|Party\nAna|Lee|Lees\nGuest||Lees', [['Ana Lee', 'Guest']]],
    ['First|Last|Party\nAna|Lee|Lees\n||Lees', [['Ana Lee', 'Guest']]],
    ['First|Last|Plus ones\nAna|Lee|2', [['Ana Lee', 'Guest', 'Guest']]],
    ['Name|Party size\nAna Lee|3', [['Ana Lee', 'Guest', 'Guest']]],
    ['First|Last|Partner first name|Partner last name\nAna|Lee|Tom|', [['Ana Lee', 'Tom Lee']]],
    [
      'First|Last|Child 1 first name|Child 1 last name|Child 2 first name|Child 2 last name\nAna|Lee|Mia||Leo|Park',
      [['Ana Lee', 'Mia Lee', 'Leo Park']],
    ],
    ['Name|Kids\nAna Lee|Mia, Leo', [['Ana Lee', 'Mia Lee', 'Leo Lee']]],
    ['Name|Kids\nAna Lee|2', [['Ana Lee', 'Guest', 'Guest']]],
    ['Guest name|Plus one name\nAna Lee|Guest', [['Ana Lee', 'Guest']]],
    ['Guests of ours\n\nFirst|Last\nAna|Lee', [['Ana Lee']]],
  ])('%j', (file, expected) => {
    expect(names(file)).toEqual(expected);
  });

  it('our own file means what it says', () => {
    const id = '00000000-0000-4000-8000-00000000000a';
    const { households } = read(`First name|Last name|Household|Guest ID\nAna & Tom|Lee|Lees|${id}`);
    expect(households[0]?.people).toMatchObject([{ firstName: 'Ana & Tom', lastName: 'Lee', uuid: id }]);
  });
});

describe('what a row says', () => {
  it('kinds, hosts, sides and lists', () => {
    const { households } = read(`
First|Last|Household|Kind|Plus-one of|Side|List|Rank|Notes
Ana|Lee|Lees|Adult||Theo|Later|3|Vegan
||Lees||Ana Lee||||
Mia|Lee|Lees|child|||||`);
    expect(households).toHaveLength(1);
    expect(households[0]).toMatchObject({
      side: 'B',
      list: 'LATER',
      listRank: 3,
      notes: 'Vegan',
      name: 'Lees',
    });
    expect(households[0]?.people.map(({ kind }) => kind)).toEqual(['ADULT', null, 'CHILD']);
    expect(households[0]?.people.map(({ plusOneOf }) => plusOneOf)).toEqual([null, 0, null]);
  });

  it('addresses in one column, and a ZIP that lost its zero', () => {
    expect(read('Name|Address\nAna Lee|1 Elm St, Hudson, NY 12534').households[0]).toMatchObject({
      ...{ address1: '1 Elm St', city: 'Hudson', region: 'NY', postalCode: '12534' },
    });
    expect(read('Name|City|State|Zip\nAna Lee|Cambridge|MA|2139').households[0]?.postalCode).toBe('02139');
  });

  it('replies by event, also of events that are not there yet', () => {
    const { households, newEvents } = read(
      'Name|Brunch|Brunch, dish\nAna Lee|Coming|Trout\nTom Park|Not invited|',
    );
    expect(newEvents).toEqual([{ key: 'new:brunch', name: 'Brunch' }]);
    expect(households.map(({ people }) => people[0]?.replies)).toEqual([
      { 'new:brunch': { status: 'ATTENDING', dish: 'Trout' } },
      { 'new:brunch': { status: 'NONE', dish: '' } },
    ]);
  });

  it('one email for each of two, and none for whoever has n/a', () => {
    const { households } = read('Name|Email\nAna & Tom Lee|ana@people.example; tom@people.example\nMia|n/a');
    expect(households.flatMap(({ people }) => people.map(({ email }) => email))).toEqual([
      ...['ana@people.example', 'tom@people.example', ''],
    ]);
    expect(households.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('says what it could not read', () => {
    const { households } = read('Name|Side|List|Kind\nAna Lee|Bride|friends|old');
    expect(households[0]?.remarks).toHaveLength(3);
  });
});

describe('what cannot be taken', () => {
  it('is told with its row and column', () => {
    const { households } = read('Name|Email\nAna Lee|ana at home\n|tom@people.example');
    expect(households.map(({ problems }) => problems)).toEqual([
      [{ sheet: 0, row: 0, column: 1, message: 'Invalid email address' }],
      [{ sheet: 0, row: 1, column: 0, message: 'This row has no name.' }],
    ]);
  });

  it('a household with too many people', () => {
    const rows = Array.from({ length: 11 }, (_, place) => `Ana${place}|Lee|Friends`).join('\n');
    expect(read(`First|Last|Party\n${rows}`).households[0]?.problems[0]?.message).toMatch(/up to 10/);
  });
});

it('a list and its replies are joined by name', () => {
  const list = 'First|Last|Partner first name|Partner last name|Zip\nAna|Lee|Tom|Park|12534\nMia|Cruz|||';
  const replies =
    'First Name|Last Name|Email|Brunch\nTom|Park|tom@people.example|Attending\nZoe|New||Declined';
  const { households } = read(list, replies);
  expect(households.map(({ people }) => people.map(personName))).toEqual([
    ['Ana Lee', 'Tom Park'],
    ['Mia Cruz'],
    ['Zoe New'],
  ]);
  expect(households[0]?.people[1]).toMatchObject({
    email: 'tom@people.example',
    replies: { 'new:brunch': { status: 'ATTENDING' } },
  });
  expect(households[0]?.people[0]?.replies).toEqual({});
});

it('whatever the cells and columns are, every row with something in it is in one household', () => {
  const column = fc.constantFrom<ImportColumn>('', ...IMPORT_FIELDS, 'reply:new', 'dish:new');
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'Ana',
      'Ana & Tom Lee',
      '3',
      'yes',
      'Lees',
      "'=cmd|' /C calc'!A0",
      'x@y',
      '\u202EAna',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const file = fc.integer({ min: 1, max: 6 }).chain((width) =>
    fc.record({
      columns: fc.array(column, { minLength: width, maxLength: width }),
      rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }),
    }),
  );
  fc.assert(
    fc.property(file, ({ columns, rows }) => {
      const sheet = {
        name: 'x',
        format: 'CSV' as const,
        head: columns.map((_, place) => `H${place}`),
        firstRow: 2,
        rows,
        columns,
      };
      const seen = readSheets([sheet], COUPLE).households.flatMap((household) => household.rows);
      const said = rows.flatMap((row, place) => (row.some((one) => one.trim() !== '') ? [place] : []));
      expect(seen.map(({ row }) => row).toSorted((one, other) => one - other)).toEqual(said);
    }),
  );
});
