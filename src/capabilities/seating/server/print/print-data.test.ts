import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { PRINT_LIMITS } from '#platform/print/print-limits.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { lettersOf, type PdfPage, readPdf } from '#platform/testing/read-pdf.ts';
import { PAPER_SIZES, papersFor, SEATING_PRINTS } from '../../rules/print/print-kinds.ts';
import type { PrintedPlan } from '../../rules/print/printed-plan.ts';
import {
  chairRow,
  longTable,
  printedPerson,
  printedPlan,
  rectangle,
  roundTable,
  seatInOrder,
} from '../../testing/printed-plans.ts';
import { type PrintChoice, printJobOf } from './print-data.ts';

// The slowest machine is let finish; how fast it is, the bench says.
const printer = createPrinter(createLog('silent'), {
  ...PRINT_LIMITS,
  milliseconds: 60_000,
  startMs: 60_000,
});
afterAll(() => printer.close());

const ASKED: PrintChoice = { kind: 'CHART', paper: 'LETTER', cardsFor: 'PERSON', hasMarks: true };

async function printed(plan: PrintedPlan, changes: Partial<PrintChoice>): Promise<PdfPage[]> {
  const job = printJobOf(plan, { ...ASKED, ...changes });
  if (!job) return [];
  const file = await printer.printPdf(job);
  if (!file.ok) throw new Error(file.failure.code);
  return readPdf(file.value);
}

const textOf = (pages: readonly PdfPage[]) =>
  lettersOf(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''));
const timesIn = (text: string, name: string) => text.split(lettersOf(name)).length - 1;

/** Every sheet says something, as large as it was asked for, and nothing runs over its edge. */
function expectWhole(pages: readonly PdfPage[], { width, height }: { width: number; height: number }) {
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const sides = [page.width, page.height].toSorted((one, other) => one - other);
    expect(sides[0]).toBeCloseTo(width, 0);
    expect(sides[1]).toBeCloseTo(height, 0);
    expect(page.pieces.length).toBeGreaterThan(0);
    for (const { left, base } of page.pieces) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(page.width);
      expect(base).toBeGreaterThan(0);
      expect(base).toBeLessThan(page.height);
    }
  }
}

const hall = (): PrintedPlan => {
  const plan = printedPlan(1, 60);
  const tables = [
    roundTable(1, 120, 120),
    { ...longTable(2, 430, 130), label: 'Delgado family' },
    longTable(3, 260, 320, 30),
    chairRow(4, 480, 440, 20),
  ];
  return {
    ...plan,
    tables,
    room: { ...plan.room, outline: rectangle(720, 480) },
    people: seatInOrder(plan.people, tables).map((person, at) =>
      at < 50 ? person : { ...person, seat: null },
    ),
  };
};

describe('every print on every paper', () => {
  const asked = SEATING_PRINTS.flatMap((kind) => papersFor(kind).map((paper) => ({ kind, paper })));

  it.each(asked)('$kind on $paper is whole', async ({ kind, paper }) => {
    const plan = hall();
    const pages = await printed(plan, { kind, paper });
    expectWhole(pages, PAPER_SIZES[paper]);
    const text = textOf(pages);
    if (kind === 'TABLE_NUMBERS') return;
    const shown = kind === 'ESCORT_CARDS' ? plan.people.filter(({ seat }) => seat !== null) : plan.people;
    for (const { name } of plan.people) {
      expect(timesIn(text, name)).toBe(shown.some((person) => person.name === name) ? 1 : 0);
    }
  });
});

describe('cards', () => {
  it('of places stand on the front of their card, six on a sheet, and go on overleaf', async () => {
    const pages = await printed(printedPlan(3, 20), { kind: 'PLACE_CARDS' });
    expect(pages).toHaveLength(4);
    const front = (base: number) => ((base - (792 - 3 * 252) / 2) / 252) % 1 > 0.5;
    for (const { pieces } of pages) for (const { base } of pieces) expect(front(base)).toBe(true);
    expect(textOf(pages.slice(0, 1))).toContain('Table1Sh');
    expect(textOf(await printed(printedPlan(3, 20), { kind: 'PLACE_CARDS', hasMarks: false }))).not.toContain(
      'Sh',
    );
  });

  it('of tables are two on a sheet, with names where they have one', async () => {
    const pages = await printed(hall(), { kind: 'TABLE_NUMBERS' });
    expect(pages.map((page) => textOf([page]))).toEqual(['Table1Table2Delgadofamily', 'Table3Table4']);
  });
});

describe('long names', () => {
  it('of a table leave its count and the next column alone', async () => {
    const plan = printedPlan(3, 20);
    const tables = plan.tables.map((table) => ({ ...table, label: 'W'.repeat(20) }));
    const [page] = await printed({ ...plan, tables }, { kind: 'BY_TABLE', paper: 'A4' });
    const labels = page?.pieces.filter(({ text }) => text.includes('WWWW')) ?? [];
    const counts = page?.pieces.filter(({ text }) => text.includes(' of ')) ?? [];
    expect(labels).toHaveLength(3);
    for (const { left, right, base } of labels) {
      const count = counts.find((one) => Math.abs(one.base - base) < 14 && one.left > left);
      expect(right).toBeLessThan(count?.left ?? 0);
    }
  });

  it('of somebody are in two lines on a card, where they would be tiny in one', async () => {
    const plan = printedPlan(1, 2);
    const [first, second] = plan.people;
    if (!first || !second) throw new Error('Two people sit there.');
    const people = [
      { ...first, name: 'Maximiliana-Theodora Westhuizen-Papadopoulos' },
      { ...second, name: 'Jo Lee' },
    ];
    const [page] = await printed({ ...plan, people }, { kind: 'PLACE_CARDS' });
    const [top, below] = ['Maximiliana', 'Westhuizen'].map((part) =>
      page?.pieces.find(({ text }) => text.includes(part)),
    );
    expect(below?.base).toBeGreaterThan(top?.base ?? 0);
    const widest = Math.max(...[top, below].map((piece) => (piece ? piece.right - piece.left : 0)));
    expect(widest).toBeGreaterThan(150);
    expect(page?.pieces.some(({ text }) => lettersOf(text).includes('JoLee'))).toBe(true);
  });
});

const HARD = [
  ['Ελένη', 'Παπαδοπούλου'],
  ['דוד', 'כהן'],
  ['فاطمة', 'الزهراء'],
  ['#read("/etc/passwd")', '\\ $x$ *b* _i_ @r'],
  [
    'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern',
    'Keihanaikukauakahihuliheekahaunaeleaaaaaaaaaaaaaaa',
  ],
] as const;

describe('what is out of the ordinary', () => {
  it.each(SEATING_PRINTS.filter((kind) => kind !== 'TABLE_NUMBERS'))(
    'names of any length and script stand on %s and nothing of them is markup',
    async (kind) => {
      const tables = [roundTable(1, 200, 200)];
      const people = HARD.map(([firstName, lastName], at) =>
        printedPerson(at, { firstName, lastName, name: `${firstName} ${lastName}` }),
      );
      const plan = { ...printedPlan(1, 0), tables, people: seatInOrder(people, tables) };
      const pages = await printed(plan, { kind });
      expectWhole(pages, PAPER_SIZES.LETTER);
      const text = textOf(pages);
      // A word of the one script stands in the order it is read in, of the other in that of the paper.
      for (const word of HARD.flat()) {
        const letters = lettersOf(word);
        expect([letters, [...letters].toReversed().join('')].some((one) => text.includes(one))).toBe(true);
      }
    },
  );

  it('rows of forty chairs and 150 tables are drawn, and everybody is named', async () => {
    const plan = printedPlan(150, 300, { table: (number, x, y) => roundTable(number, x, y, 2) });
    const pages = await printed(plan, { paper: 'A4' });
    expectWhole(pages, PAPER_SIZES.A4);
    const rows = [1, 2, 3].map((number) => chairRow(number, 600, 60 * number, 40));
    const people = seatInOrder(printedPlan(1, 120).people, rows);
    const church = await printed({ ...plan, tables: rows, people }, {});
    for (const { name } of people) expect(timesIn(textOf(church), name)).toBe(1);
    for (const { name } of plan.people) expect(timesIn(textOf(pages), name)).toBe(1);
  });

  it('a room where nobody sits yet is drawn, and everybody listed; cards that lead nowhere are none', async () => {
    const full = hall();
    const plan = { ...full, people: full.people.map((person) => ({ ...person, seat: null })) };
    const chart = await printed(plan, {});
    expect(chart).toHaveLength(2);
    expect(textOf(chart.slice(1))).toContain('Noseatyet');
    expect(printJobOf(plan, { ...ASKED, kind: 'ESCORT_CARDS' })).toBeUndefined();
    const empty = { ...plan, tables: [], people: [] };
    expect(await printed(empty, {})).toHaveLength(1);
    for (const kind of ['BY_NAME', 'BY_TABLE', 'PLACE_CARDS', 'TABLE_NUMBERS'] as const)
      expect(printJobOf(empty, { ...ASKED, kind })).toBeUndefined();
  });

  it('a chart on which every name fits is one sheet; on a smaller one they are listed', async () => {
    const plan = printedPlan(4, 32, { space: 260 });
    expect(await printed(plan, { paper: 'A3' })).toHaveLength(1);
    const crowded = printedPlan(60, 480);
    expect((await printed(crowded, { paper: 'LETTER' })).length).toBeGreaterThan(1);
  });
});

it('a name that reads from the right begins where all names of its list begin', async () => {
  const name = 'ليلى حداد';
  const [first, ...others] = printedPlan(1, 8).people;
  const plan = { ...printedPlan(1, 8), people: first ? [{ ...first, name }, ...others] : [] };
  for (const kind of ['BY_NAME', 'BY_TABLE', 'KITCHEN'] as const) {
    const pieces = (await printed(plan, { kind })).flatMap((page) => page.pieces);
    const leftOf = (text: string) =>
      Math.min(...pieces.flatMap((piece) => (piece.text.includes(text) ? [piece.left] : [])));
    const [given = ''] = others[0]?.name.split(' ') ?? [];
    expect(leftOf(given)).toBeLessThan(PAPER_SIZES.LETTER.width);
    expect([kind, leftOf('حداد')]).toEqual([kind, expect.closeTo(leftOf(given), 0)]);
  }
});
