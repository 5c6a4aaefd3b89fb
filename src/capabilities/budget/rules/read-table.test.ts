import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines } from '#platform/csv/csv-lines.ts';
import { applyOperations } from './apply-operations.ts';
import type { BudgetOperation } from './budget-operations.ts';
import type { BudgetLine } from './budget-state.ts';
import type { PrintedBudget } from './budget-table.ts';
import type { BudgetWithVendors } from './changes/budget-draft.ts';
import { NEW_LINE } from './new-line.ts';
import { inChanges } from './queue/in-changes.ts';
import { readTable } from './read-table.ts';
import { parseCells } from './table/parse-cells.ts';
import { readAmount } from './table/read-amount.ts';

const EMPTY: BudgetWithVendors = {
  ...{ totalCents: null, lines: [], payments: [], contributors: [], scenarios: [], vendors: [] },
};

const MUM = { uuid: 'mum', name: 'Mum', pledgedCents: 0, note: '', position: 1 };

function budgetWith(values: Partial<PrintedBudget>): PrintedBudget {
  const heads = { invited: 100, attending: 90, adults: 80, households: 50, isEstimate: false };
  return { ...EMPTY, vendors: [], contributors: [MUM], heads, today: '2026-06-01', ...values };
}

function read(text: string, there: Partial<PrintedBudget> = {}) {
  let next = 0;
  const newUuid = () => {
    next += 1;
    return `new-${next}`;
  };
  return readTable(text, { budget: budgetWith(there), newUuid });
}

/** The budget that a table alone would make. */
function budgetOf(text: string) {
  const { operations, problems } = read(text);
  const applied = applyOperations({ ...EMPTY, contributors: [MUM] }, operations);
  if (!applied.ok) throw new Error(applied.failure.code);
  return { ...applied.value.state, problems };
}

const added = (operations: readonly BudgetOperation[]) =>
  operations.flatMap((operation) =>
    operation.op === 'add' && operation.of === 'line' ? [operation.values] : [],
  );

describe('cells', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b;c\n1;2;3',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    ['"a, b","say ""hi""","two\nlines"', [['a, b', 'say "hi"', 'two\nlines']]],
    ['a,5" pipe\nb', [['a', '5" pipe'], ['b']]],
    ['"open\nend', [['open\nend']]],
    ['\uFEFFa,b', [['a', 'b']]],
    ["a,'=SUM(A1)", [['a', '=SUM(A1)']]],
    ['', []],
  ])('of %j', (text, cells) => {
    expect(parseCells(text)).toEqual(cells);
  });

  it('come back from our own files, whatever is in them', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
        // Tabs in the first line, and the sign that says 'this is text', read otherwise on purpose.
        fc.pre(!rows.flat().some((text) => /^'/.test(text) || /[\t;\0]/.test(text)));
        expect(parseCells(csvLines([['Item', 'Planned', 'Notes'], ...rows])).slice(1)).toEqual(rows);
      }),
    );
  });
});

describe('amounts', () => {
  it.each([
    ['$1,200.50', 120_050],
    ['1200', 120_000],
    ['1,200', 120_000],
    [' $ 5 ', 500],
    ['USD 900', 90_000],
    ['900 dollars', 90_000],
    ['', null],
    ['–', null],
    ['TBD', null],
    ['n/a', null],
    ['0', 0],
  ])('%j is %j cents', (text, cents) => {
    expect(readAmount(text)).toEqual({ cents });
  });

  it.each([
    '(500)',
    '-500',
    '$-500',
    '1.200,50',
    '12,00',
    'about 500',
    '5k',
    '1e9',
    '=A1',
    '99999999999999999999',
  ])('%j is none', (text) => {
    expect(readAmount(text)).toHaveProperty('problem');
  });
});

describe('a table', () => {
  it('with the usual heads becomes lines with their category, payments and notes', () => {
    const { lines, payments, problems } = budgetOf(
      [
        'Our wedding budget,,,,,,,',
        ',,,,,,,',
        'Category,Item,Estimated Cost,Actual Cost,Amount Paid,Due Date,Vendor,Notes',
        'Venue,Site fee,"$6,000","$6,150",1000,09/04/2027,Leopold House,"Ask about\nparking"',
        'Photos,,3400,,,,,',
        'Misc,Guest book,40,TBD,,,,',
        'Total,,9440,,,,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(
      lines.map(({ name, section, categoryKey, priceCents, agreedCents, vendorName }) => [
        name,
        section,
        categoryKey,
        priceCents,
        agreedCents,
        vendorName,
      ]),
    ).toEqual([
      ['Site fee', 'PLACE', 'venue', 600_000, 615_000, 'Leopold House'],
      ['Photos', 'PEOPLE', 'photography', 340_000, null, ''],
      ['Guest book', 'ELSE', null, 4000, null, ''],
    ]);
    expect(lines[0]?.note).toBe('Ask about\nparking');
    expect(
      payments.map(({ label, amountCents, dueOn, paidOn }) => [label, amountCents, dueOn, paidOn]),
    ).toEqual([
      ['Paid', 100_000, null, '2026-06-01'],
      ['Balance', 515_000, '2027-09-04', null],
    ]);
  });

  it('pasted without heads is names and amounts', () => {
    const { operations, columns } = read('Arch\t$120\nGuest book\t40\t35');
    expect(columns).toEqual(['item', 'planned', 'agreed']);
    expect(
      added(operations).map(({ name, priceCents, agreedCents }) => [name, priceCents, agreedCents]),
    ).toEqual([
      ['Arch', 12_000, null],
      ['Guest book', 4000, 3500],
    ]);
  });

  it('with one price has that as the plan', () => {
    expect(added(read('Item,Cost\nArch,120').operations)[0]).toMatchObject({
      priceCents: 12_000,
      agreedCents: null,
    });
  });

  it('changes lines of the same name instead of doubling them', () => {
    const photos: BudgetLine = {
      ...NEW_LINE,
      uuid: 'photos',
      section: 'PEOPLE',
      categoryKey: 'photography',
      name: 'Photos',
      position: 4,
      note: 'Ours',
    };
    const {
      operations,
      added: news,
      changed,
    } = read('Item,Planned\nphotos,3000\nArch,5', { lines: [photos] });
    expect([news, changed]).toEqual([1, 1]);
    expect(operations[0]).toEqual({
      op: 'change',
      of: 'line',
      uuid: 'photos',
      values: { name: 'photos', priceCents: 300_000, countedBy: null, fixedCount: null },
    });
    expect(added(operations)[0]).toMatchObject({ name: 'Arch', position: 5 });
  });

  it('counts by heads and by pieces', () => {
    const { lines } = budgetOf(
      'Item,Per,Unit price,Qty\nDinner,140 invited,60,\nChairs,12 pieces,3,\nSigns,,2.50,8',
    );
    expect(lines.map(({ priceCents, countedBy, fixedCount }) => [priceCents, countedBy, fixedCount])).toEqual(
      [
        [6000, 'INVITED', null],
        [300, 'FIXED', 12],
        [250, 'FIXED', 8],
      ],
    );
  });

  it('puts lines below others, payments on theirs, and knows who pays', () => {
    const { lines, payments } = budgetOf(
      [
        'Section,Item,Below,Paid,Payer,Payment,Amount,Due,Paid on',
        '"Place, food and drink",Venue,,500,Mum,,,,',
        '"Place, food and drink",Garden,Venue,,,,,,',
        '"Place, food and drink",Venue,,,,Deposit,500,2026-05-01,2026-05-02',
        '"Place, food and drink",Venue,,,,Balance,700,2026-09-01,',
      ].join('\n'),
    );
    const [venue, garden] = lines;
    expect(venue).toMatchObject({ section: 'PLACE', payerUuid: 'mum' });
    expect(garden).toMatchObject({ section: 'PLACE', parentUuid: venue?.uuid });
    expect(payments.map(({ label, paidOn }) => [label, paidOn])).toEqual([
      ['Deposit', '2026-05-02'],
      ['Balance', null],
    ]);
  });

  it('takes rows of one name as lines of their own, and asks for what is new of those that are there', () => {
    expect(
      budgetOf('Item,Planned\nFlowers,100\nFlowers,200').lines.map(({ priceCents }) => priceCents),
    ).toEqual([10_000, 20_000]);
    const deposit = { inquiryUuid: null, payerUuid: null, dueOn: null, paidOn: '2026-05-02' };
    const there = {
      lines: [
        {
          ...NEW_LINE,
          ...{ uuid: 'band', section: 'PEOPLE' as const, categoryKey: null, name: 'Band', position: 1 },
        },
      ],
      payments: [{ uuid: 'p', lineUuid: 'band', label: 'Deposit', amountCents: 50_000, ...deposit }],
    };
    const { operations, changed, paid } = read('Item,Paid\nBand,700', there);
    expect([changed, paid]).toEqual([0, 1]);
    expect(operations).toMatchObject([{ of: 'payment', values: { amountCents: 20_000, label: 'Paid' } }]);
    expect(read('Item,Paid\nBand,500', there).operations).toEqual([]);
  });

  it('of 300 columns is read by those it knows, and what is no table at all by nothing', () => {
    const wide = (cell: (column: number) => string) =>
      Array.from({ length: 300 }, (_, at) => cell(at)).join(',');
    const head = wide((at) => (at === 0 ? 'Item' : at === 299 ? 'Planned' : `Column ${at}`));
    const row = wide((at) => (at === 0 ? 'Arch' : at === 299 ? '120' : `${at}`));
    expect(added(read(`${head}\n${row}`).operations)).toMatchObject([{ name: 'Arch', priceCents: 12_000 }]);
    const picture = Array.from({ length: 4000 }, (_, at) => String.fromCharCode((at * 7919) % 256)).join('');
    const { operations } = read(`\u0089PNG\r\n\u001a\n${picture}`);
    expect(applyOperations(EMPTY, operations).ok).toBe(true);
  });

  it('tells which rows it left out and takes the others', () => {
    const { operations, problems } = read(
      [
        'Item,Planned,Due',
        'Arch,"1.200,50",',
        'Sign,(500),',
        'Cake,5,soon',
        `${'x'.repeat(121)},5,`,
        ',5,',
        'Candles,5,13/40/2027',
        'Arch 2,7,2027-06-12',
      ].join('\n'),
    );
    expect(problems.map(({ row, column, text }) => [row, column, text.slice(0, 12)])).toEqual([
      [2, 'planned', '1.200,50'],
      [3, 'planned', '(500)'],
      [4, 'due', 'soon'],
      [5, 'item', 'xxxxxxxxxxxx'],
      [6, 'item', ''],
      [7, 'due', '13/40/2027'],
    ]);
    expect(added(operations).map(({ name }) => name)).toEqual(['Arch 2']);
  });

  it('of more than a thousand rows is taken as far as that, in as many changes as it takes', () => {
    const rows = Array.from({ length: 1100 }, (_, index) => `Row ${index},2,1,2027-01-01`);
    const { operations, problems, added: news } = read(['Item,Actual,Paid,Due', ...rows].join('\n'));
    expect(news).toBe(1000);
    expect(problems).toMatchObject([{ row: 1002 }]);
    const changes = inChanges(operations);
    expect(changes.flat()).toEqual(operations);
    expect(changes.every((part) => part.length <= 1000 && JSON.stringify(part).length < 220_000)).toBe(true);
  });

  it('never makes something that a budget refuses, whatever it is', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 14 }),
      fc.constantFrom('Venue', '$1,200', '2027-06-12', '12 pieces', '140 invited', '(5)', 'Total', '"'),
    );
    const heads = fc.shuffledSubarray(
      [
        'Item',
        'Category',
        'Below',
        'Per',
        'Unit price',
        'Qty',
        'Planned',
        'Actual',
        'Paid',
        'Due',
        'Payment',
        'Amount',
      ],
      { minLength: 2 },
    );
    fc.assert(
      fc.property(heads, fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 15 }), (head, rows) => {
        const text = [head, ...rows].map((row) => row.join('\t')).join('\n');
        const applied = applyOperations(EMPTY, read(text).operations);
        expect(applied.ok || applied.failure.code === 'budget.too_deep').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
