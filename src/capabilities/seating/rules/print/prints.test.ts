import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  longTable,
  printedPerson,
  printedPlan,
  roundTable,
  seatInOrder,
} from '../../testing/printed-plans.ts';
import { distanceTo } from './body-distance.ts';
import { chartBounds } from './chart-bounds.ts';
import { drawChart } from './chart-drawing.ts';
import { dishMarks } from './dish-marks.ts';
import { escortCards } from './escort-cards.ts';
import { kitchenSummary } from './kitchen-summary.ts';
import { listByName, listByTable } from './list-prints.ts';
import { nameRooms } from './name-room.ts';
import { personInitials } from './person-initials.ts';
import { placeCards } from './place-cards.ts';
import { papersFor, SEATING_PAPERS } from './print-kinds.ts';
import { seatingRows } from './seating-rows.ts';

describe('marks of dishes', () => {
  it.each([
    [
      ['Short rib', 'Trout'],
      ['S', 'T'],
    ],
    [
      ['Beef', 'Bass', 'Risotto'],
      ['Be', 'Ba', 'Ri'],
    ],
    [
      ['Chicken', 'Chickpeas'],
      ['1', '2'],
    ],
    [
      ['', '…'],
      ['1', '2'],
    ],
    [
      ['Élan', 'Ente'],
      ['É', 'E'],
    ],
    [[], []],
  ])('%j', (dishes, marks) => expect(dishMarks(dishes)).toEqual(marks));

  it('are never the same twice, and never nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), (dishes) => {
        const marks = dishMarks(dishes);
        expect(new Set(marks).size).toBe(dishes.length);
        expect(marks.every(Boolean)).toBe(true);
      }),
    );
  });
});

describe('initials', () => {
  it.each([
    ['Ana', 'Lee', 'AL'],
    ['ana', '', 'A'],
    ['', 'de la Cruz', 'D'],
    ['דוד', 'כהן', 'דכ'],
    ['#Bo', '"Ek"', 'BE'],
    ['', '', 'G'],
  ])('of %s %s', (firstName, lastName, initials) => {
    expect(personInitials({ name: 'Guest of Ana Lee', firstName, lastName })).toBe(initials);
  });
});

const tables = [{ ...roundTable(2, 100, 100), label: 'Kids' }, roundTable(10, 400, 100)];
const at = (table: number, chair: number) => ({ seat: { table, chair } });
const family = { householdUuid: 'lee', household: 'The Lee family' };
const people = [
  printedPerson(1, { name: 'Zoe Lee', firstName: 'Zoe', lastName: 'Lee', ...family, ...at(1, 3) }),
  printedPerson(2, { name: 'Ana Lee', firstName: 'Ana', lastName: 'Lee', ...family, ...at(1, 0) }),
  printedPerson(3, { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', householdUuid: 'ek', ...at(0, 0) }),
  printedPerson(4, { name: 'Éva Ökrös', firstName: 'Éva', lastName: 'Ökrös', householdUuid: 'ö' }),
  printedPerson(5, {
    name: 'Guest',
    firstName: '',
    lastName: '',
    householdUuid: 'ek',
    household: 'Bo Ek',
    ...at(0, 1),
  }),
];
const plan = { ...printedPlan(1, 0), tables, people };

describe('lists', () => {
  it('by name go from A to Z by last names, whatever their marks', () => {
    expect(
      listByName(plan).map(({ heading, rows }) => [
        heading,
        ...rows.map(({ name, at: to }) => `${name}: ${to}`),
      ]),
    ).toEqual([
      ['E', 'Bo Ek: Table 2'],
      ['G', 'Guest: Table 2'],
      ['L', 'Ana Lee: Table 10', 'Zoe Lee: Table 10'],
      ['O', 'Éva Ökrös: No seat yet'],
    ]);
  });

  it('by table go by number and chair, and end with who has none', () => {
    expect(listByTable(plan)).toEqual([
      {
        heading: 'Table 2 · Kids',
        note: '2 of 8',
        rows: [
          { name: 'Bo Ek', at: '1' },
          { name: 'Guest', at: '2' },
        ],
      },
      {
        heading: 'Table 10',
        note: '2 of 8',
        rows: [
          { name: 'Ana Lee', at: '1' },
          { name: 'Zoe Lee', at: '4' },
        ],
      },
      { heading: 'No seat yet', note: '1 person', rows: [{ name: 'Éva Ökrös', at: '' }] },
    ]);
  });

  it('as a spreadsheet have one row for everybody', () => {
    expect(
      seatingRows(plan).map(([household, name, , , , table, chair]) => [household, name, table, chair]),
    ).toEqual([
      ['Household 1', 'Bo Ek', 'Table 2 · Kids', 1],
      ['Bo Ek', 'Guest', 'Table 2 · Kids', 2],
      ['The Lee family', 'Ana Lee', 'Table 10', 1],
      ['The Lee family', 'Zoe Lee', 'Table 10', 4],
      ['Household 2', 'Éva Ökrös', '', null],
    ]);
  });
});

describe('cards', () => {
  it('of places are in the order they are put out', () => {
    expect(placeCards(plan, true).map(({ name, table, mark }) => `${name} ${table} ${mark}`)).toEqual([
      'Bo Ek Table 2 Sh',
      'Guest Table 2 Wi',
      'Ana Lee Table 10 Wi',
      'Zoe Lee Table 10 Se',
      'Éva Ökrös  Se',
    ]);
  });

  it('lead a household to its table, and say who goes where if it sits at two', () => {
    expect(escortCards(plan, 'HOUSEHOLD')).toEqual([
      { name: 'Household 1', lines: ['Table 2', 'Bo and Guest'] },
      { name: 'The Lee family', lines: ['Table 10', 'Zoe and Ana'] },
    ]);
    const apart = people.map((person) => (person.name === 'Ana Lee' ? { ...person, ...at(0, 2) } : person));
    expect(escortCards({ ...plan, people: apart }, 'HOUSEHOLD')[1]).toEqual({
      name: 'The Lee family',
      lines: ['Table 10 · Zoe', 'Table 2 · Ana'],
    });
    const named = people.map((person) => ({ ...person, household: 'Zoe and Ana Lee' }));
    expect(escortCards({ ...plan, people: named }, 'HOUSEHOLD')[1]?.lines).toEqual(['Table 10']);
  });

  it('for each person leave out who has no seat', () => {
    expect(escortCards(plan, 'PERSON').map(({ name }) => name)).toEqual([
      'Bo Ek',
      'Guest',
      'Ana Lee',
      'Zoe Lee',
    ]);
  });
});

describe('the kitchen', () => {
  it('counts whoever comes, seated or not, and nobody who has not said so', () => {
    const [zoe, ana, bo, eva, guest] = people;
    if (!zoe || !ana || !bo || !eva || !guest) throw new Error('five people');
    const summary = kitchenSummary({
      ...plan,
      people: [
        { ...zoe, kind: 'INFANT', needs: 'High chair', needsHighChair: true, dish: null },
        { ...ana, diet: 'Vegan, No nuts' },
        { ...bo, hasAnswered: false, dish: null },
        eva,
        guest,
      ],
    });
    expect(summary).toMatchObject({
      coming: 4,
      seated: 3,
      children: 1,
      highChairs: 1,
      unanswered: 1,
      undecided: 1,
    });
    expect(summary.dishes.map(({ count }) => count)).toEqual([0, 1, 2]);
    expect(summary.tables.map(({ heading, note, dishes }) => [heading, note, ...dishes])).toEqual([
      ['Table 2 · Kids', '2 people', '1 Wild mushroom risotto'],
      ['Table 10', '2 people · 1 high chair', '1 Wild mushroom risotto', '1 no dish chosen'],
      ['No seat yet', '1 person', '1 Sea bass'],
    ]);
    expect(summary.tables[0]?.rows[0]?.care).toBe('Not replied yet');
    expect(summary.tables[1]?.rows.map(({ care }) => care)).toEqual([
      'Vegan, No nuts',
      'Infant · High chair',
    ]);
  });

  it('says the same of its tables together as of the event', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            dish: fc.option(fc.nat(2)),
            hasAnswered: fc.boolean(),
            seat: fc.option(fc.record({ table: fc.nat(1), chair: fc.nat(7) })),
          }),
        ),
        (drawn) => {
          const all = drawn.map((one, index) => printedPerson(index, one));
          const summary = kitchenSummary({ ...plan, people: all });
          expect(summary.tables.flatMap(({ rows }) => rows)).toHaveLength(all.length);
          const dishes = summary.dishes.reduce((sum, { count }) => sum + count, 0);
          expect(dishes + summary.undecided).toBe(summary.coming);
          expect(summary.coming + summary.unanswered).toBe(all.length);
        },
      ),
    );
  });
});

describe('the chart', () => {
  const place = fc.integer({ min: 0, max: 900 });
  const anyTable = fc.oneof(
    fc.tuple(place, place).map(([x, y]) => roundTable(1, x, y)),
    fc.tuple(place, place, fc.nat(359)).map(([x, y, angle]) => longTable(1, x, y, angle)),
  );

  it('leaves no name on what belongs to another table', () => {
    fc.assert(
      fc.property(fc.array(anyTable, { minLength: 2, maxLength: 5 }), (drawn) => {
        const all = drawn.map((table, index) => ({ ...table, number: index + 1 }));
        const room = printedPlan(1, 0).room;
        const bounds = chartBounds({ room, tables: all });
        for (const table of all) {
          const others = all.filter((other) => other !== table);
          const rooms = nameRooms(table, { tables: all, room }, bounds).filter(({ length }) => length > 0);
          const ends = rooms.map(({ from, away, length }) => ({
            x: from.x + away.x * length,
            y: from.y + away.y * length,
          }));
          const isOwn = (end: (typeof ends)[number]) =>
            others.every((other) => distanceTo(other, end) > distanceTo(table, end));
          expect(ends.filter((end) => !isOwn(end))).toEqual([]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('stays on every paper, lies as the room does, and turns nothing upside down', () => {
    fc.assert(
      fc.property(
        fc.array(anyTable, { maxLength: 4 }),
        fc.constantFrom(...SEATING_PAPERS),
        (drawn, paper) => {
          const all = drawn.map((table, index) => ({ ...table, number: index + 1 }));
          const whole = { ...plan, tables: all, people: seatInOrder(printedPlan(0, 40).people, all) };
          const chart = drawChart(whole, paper);
          expect(chart.drawing.width).toBeLessThan(chart.paper.width);
          expect(chart.drawing.height).toBeLessThan(chart.paper.height);
          expect(chart.drawing.width > chart.drawing.height).toBe(chart.paper.width > chart.paper.height);
          for (const { labelAngle, chairs } of chart.tables) {
            expect(Math.abs(labelAngle)).toBeLessThanOrEqual(90);
            for (const { x, y, person } of chairs) {
              expect(x).toBeGreaterThanOrEqual(0);
              expect(x).toBeLessThanOrEqual(chart.drawing.width);
              expect(y).toBeGreaterThanOrEqual(0);
              expect(y).toBeLessThanOrEqual(chart.drawing.height);
              if (person) expect(Math.abs(person.place.angle)).toBeLessThanOrEqual(90);
            }
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

it('what is cut or lies in a kitchen comes on paper for a printer at home', () => {
  expect(papersFor('CHART')).toEqual(['LETTER', 'A4', 'A3', 'A1']);
  expect(papersFor('PLACE_CARDS')).toEqual(['LETTER', 'A4']);
});
