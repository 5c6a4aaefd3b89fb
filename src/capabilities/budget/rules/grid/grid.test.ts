import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_COUNT } from '../budget-limits.ts';
import type { BudgetLine } from '../budget-state.ts';
import { NEW_LINE } from '../new-line.ts';
import { canTypeIn, cellText, newValues, readCell } from './cell-text.ts';
import { readClipboard, writeClipboard } from './clipboard-table.ts';
import { cellRange, commandOfKey, moveCell, moveOfKey } from './grid-moves.ts';
import { GRID_COLUMNS, gridRows, lineRowsOf, linesInOrder } from './grid-rows.ts';
import { placeAfter, placeAtEnd, placeBefore, placeBeside } from './line-places.ts';
import { pasteCells } from './paste-cells.ts';
import { plannedText, readPlanned } from './read-planned.ts';

function line(uuid: string, values: Partial<BudgetLine> = {}): BudgetLine {
  return { ...NEW_LINE, section: 'PLACE', categoryKey: null, name: uuid, position: 0, uuid, ...values };
}

const LINES = [
  line('venue', { position: 1 }),
  line('site', { parentUuid: 'venue', position: 1 }),
  line('dinner', { parentUuid: 'venue', position: 2 }),
  line('bar', { position: 2 }),
  line('photos', { section: 'PEOPLE', position: 1 }),
];
const SHOWN = { folded: new Set<string>(), pricesOf: null };
const rows = lineRowsOf(gridRows(LINES, SHOWN));
const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('gridRows', () => {
  it('has sections with their lines, parts behind their line, and the total at the end', () => {
    expect(gridRows(LINES, SHOWN).map(({ key }) => key)).toEqual([
      ...['PLACE', 'venue', 'site', 'dinner', 'bar', 'PEOPLE', 'photos', 'WEAR', 'ELSE', 'total'],
    ]);
  });

  it('folds parts away and puts prices behind the line they are about', () => {
    const folded = gridRows(LINES, { folded: new Set(['venue']), pricesOf: 'venue' });
    expect(folded.slice(0, 4).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'section PLACE',
      'line venue',
      'prices venue:prices',
      'line bar',
    ]);
  });
});

describe('moves', () => {
  it.each([
    ['right', { key: 'venue', column: 'who' }],
    ['left', { key: 'venue', column: 'name' }],
    ['down', { key: 'site', column: 'name' }],
    ['up', { key: 'venue', column: 'name' }],
    ['row-end', { key: 'venue', column: 'toPay' }],
    ['last', { key: 'photos', column: 'toPay' }],
    ['page-down', { key: 'photos', column: 'name' }],
    ['previous', { key: 'venue', column: 'name' }],
  ] as const)('%s from the first cell', (move, to) => {
    expect(moveCell(rows, { key: 'venue', column: 'name' }, move)).toEqual(to);
  });

  it('goes on in the next line behind the last column, and stays at the very end', () => {
    expect(moveCell(rows, { key: 'venue', column: 'toPay' }, 'next')).toEqual({
      key: 'site',
      column: 'name',
    });
    const end = { key: 'photos', column: 'toPay' } as const;
    expect(moveCell(rows, end, 'next')).toBe(end);
  });

  it('never leaves the grid', () => {
    const moves = fc.constantFrom('left', 'right', 'up', 'down', 'next', 'previous', 'page-up', 'page-down');
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 60 }), (steps) => {
        const cell = steps.reduce((at, step) => moveCell(rows, at, step), {
          key: 'venue',
          column: 'name',
        } as Parameters<typeof moveCell>[1]);
        expect(rows.some(({ key }) => key === cell.key)).toBe(true);
        expect(GRID_COLUMNS).toContain(cell.column);
      }),
    );
  });

  it('knows keys', () => {
    expect(moveOfKey(pressed('Home', { ctrlKey: true }))).toBe('first');
    expect(moveOfKey(pressed('End'))).toBe('row-end');
    expect(moveOfKey(pressed('ArrowUp', { altKey: true }))).toBeUndefined();
    expect(commandOfKey(pressed('ArrowUp', { altKey: true }))).toBe('line-up');
    expect(commandOfKey(pressed('Tab', { shiftKey: true }))).toBe('previous');
    expect(commandOfKey(pressed('A', { shiftKey: true }))).toBe('type');
    expect(commandOfKey(pressed('c', { ctrlKey: true }))).toBeUndefined();
    expect(commandOfKey(pressed('Shift', { shiftKey: true }))).toBeUndefined();
  });

  it('marks everything between two cells, whichever was first', () => {
    const range = cellRange(rows, { key: 'dinner', column: 'quoted' }, { key: 'venue', column: 'who' });
    expect(range.rows.map(({ key }) => key)).toEqual(['venue', 'site', 'dinner']);
    expect(range.columns).toEqual(['who', 'planned', 'quoted']);
  });
});

describe('readPlanned', () => {
  it.each([
    ['1,200', 120_000, null, null],
    ['=6200 + 8400', 1_460_000, null, null],
    ['60 x 140', 6_000, 'FIXED', 140],
    ['$60 × 140 invited', 6_000, 'INVITED', null],
    ['21 per adult', 2_100, 'ADULTS', null],
    ['11/household', 1_100, 'HOUSEHOLDS', null],
    ['$4 a guest', 400, 'INVITED', null],
    ['', 0, null, null],
  ])('takes %s', (text, priceCents, countedBy, fixedCount) => {
    expect(readPlanned(text)).toEqual({ priceCents, countedBy, fixedCount });
  });

  it.each(['abc', '60 x', 'x 60', '60 x lots of things', '-5', '99999999999', '1 x 999999999'])(
    'refuses %s',
    (text) => {
      expect(readPlanned(text)).toBeUndefined();
    },
  );

  it('reads back what it writes', () => {
    const counted = fc.constantFrom('INVITED', 'ATTENDING', 'ADULTS', 'HOUSEHOLDS', 'FIXED', null);
    fc.assert(
      fc.property(fc.nat(1_000_000_000), counted, fc.nat(MOST_COUNT), (priceCents, countedBy, count) => {
        const values = { priceCents, countedBy, fixedCount: countedBy === 'FIXED' ? count : null };
        expect(readPlanned(plannedText(values))).toEqual(values);
      }),
    );
  });
});

describe('cells', () => {
  it('are typed in where nothing adds them up', () => {
    const plain = { hasBelow: false, hasVendor: false };
    expect(GRID_COLUMNS.filter((column) => canTypeIn(column, plain))).toEqual([
      ...['name', 'who', 'planned', 'quoted', 'agreed'],
    ]);
    expect(canTypeIn('planned', { ...plain, hasBelow: true })).toBe(false);
    expect(canTypeIn('who', { ...plain, hasVendor: true })).toBe(false);
  });

  it('give and take the same text', () => {
    const full = line('a', { priceCents: 5_000, quotedCents: 120_050, vendorName: 'Wild Thyme' });
    for (const column of ['name', 'who', 'planned', 'quoted', 'agreed'] as const) {
      const read = readCell(column, cellText(full, column));
      expect('values' in read && newValues(full, read.values)).toEqual({});
    }
    expect(readCell('quoted', 'soon')).toMatchObject({ problem: expect.stringContaining('amount') });
  });
});

describe('the clipboard', () => {
  it('reads what a spreadsheet writes', () => {
    expect(readClipboard('a\t"b\tc"\r\n"say ""hi"""\t\r\n')).toEqual([
      ['a', 'b\tc'],
      ['say "hi"', ''],
    ]);
  });

  it('reads back what it writes', () => {
    const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(table, (cells) => {
        const tidy = cells.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n').replace(/^"/, '')));
        if (tidy.at(-1)?.at(-1)?.endsWith('\n')) return;
        expect(readClipboard(writeClipboard(tidy))).toEqual(tidy);
      }),
    );
  });
});

describe('pasteCells', () => {
  const nobody = () => false;

  it('fills from the cell on, and passes over what adds itself up', () => {
    const { operations, problems } = pasteCells(
      rows,
      { key: 'venue', column: 'planned' },
      [
        ['1', '2'],
        ['300', ''],
        ['60 x 140', '8,400'],
      ],
      nobody,
    );
    expect(problems).toEqual([]);
    expect(operations).toEqual([
      { op: 'change', of: 'line', uuid: 'venue', values: { quotedCents: 200 } },
      { op: 'change', of: 'line', uuid: 'site', values: { priceCents: 30_000 } },
      {
        op: 'change',
        of: 'line',
        uuid: 'dinner',
        values: { priceCents: 6_000, countedBy: 'FIXED', fixedCount: 140, quotedCents: 840_000 },
      },
    ]);
  });

  it('names what it cannot take', () => {
    const { operations, problems } = pasteCells(
      rows,
      { key: 'photos', column: 'quoted' },
      [['soon'], ['1'], ['2']],
      nobody,
    );
    expect(operations).toEqual([]);
    expect(problems).toEqual([
      expect.stringContaining('“soon” in photos'),
      '2 rows had no line left to go to.',
    ]);
  });
});

describe('places', () => {
  const SECTIONS = ['PLACE', 'PEOPLE', 'WEAR', 'ELSE'] as const;
  const moved = (uuid: string, place: object | undefined) =>
    linesInOrder(LINES.map((one) => (one.uuid === uuid ? { ...one, ...place } : one))).map((one) => one.uuid);
  const named = (uuid: string) => LINES.find((one) => one.uuid === uuid) ?? line('none');

  it('puts a line behind another, or at the end', () => {
    expect(placeAfter(LINES, named('venue')).position).toBe(1.5);
    expect(placeAtEnd(LINES, 'PLACE')).toMatchObject({ parentUuid: null, position: 1026 });
    expect(placeAtEnd(LINES, 'WEAR').position).toBe(0);
  });

  it('steps among neighbours and on into the next section', () => {
    const up = placeBeside(LINES, named('bar'), -1, SECTIONS);
    expect(moved('bar', up).slice(0, 2)).toEqual(['bar', 'venue']);
    expect(moved('bar', placeBeside(LINES, named('bar'), 1, SECTIONS)).slice(-2)).toEqual(['bar', 'photos']);
    expect(placeBeside(LINES, named('dinner'), 1, SECTIONS)).toBeUndefined();
    expect(placeBeside(LINES, named('venue'), -1, SECTIONS)).toBeUndefined();
  });

  it('drops in front of a line, and keeps a line with parts on the first floor', () => {
    expect(placeBefore(LINES, named('photos'), named('dinner'))).toEqual({
      section: 'PLACE',
      parentUuid: 'venue',
      position: 1.5,
    });
    expect(placeBefore(LINES, named('venue'), named('dinner'))).toBeUndefined();
  });
});
