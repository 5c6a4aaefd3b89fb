import type { PrintedPerson, PrintedPlan, PrintedTable } from '../rules/print/printed-plan.ts';

const FIRST = ['Ana', 'Jonathan', 'Ngozi', 'Alexandra', 'Tom', 'Priya', 'Lukas', 'Mei', 'Zoë', 'Bo'];
const LAST = [
  'Lee',
  'Ashworth',
  'Okafor',
  'Papadopoulos',
  'Park',
  'Raman',
  'Weissenborn',
  'Fitzgerald',
  'Ek',
];
const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';

const DISHES = ['Short rib', 'Sea bass', 'Wild mushroom risotto'];

export function printedPerson(at: number, changes: Partial<PrintedPerson> = {}): PrintedPerson {
  const firstName = pick(FIRST, at);
  // A number tells apart what would be one name; of one length, so that none begins as another does.
  const lastName = `${pick(LAST, at + Math.floor(at / FIRST.length))} ${10_000 + at}`;
  return {
    uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    ...{ name: `${firstName} ${lastName}`, firstName, lastName },
    ...{ householdUuid: `household ${Math.floor(at / 2)}`, household: `Household ${Math.floor(at / 2)}` },
    ...{ kind: 'ADULT', hasAnswered: true, dish: at % DISHES.length },
    ...{ diet: '', needs: '', needsHighChair: false, seat: null },
    ...changes,
  };
}

/** A round table of eight, five feet wide. */
export function roundTable(number: number, x: number, y: number, chairs = 8): PrintedTable {
  return {
    ...{ number, label: '', middle: { x, y }, width: 60, depth: 60, angle: 0, isRound: true, isRow: false },
    chairs: Array.from({ length: chairs }, (_, at) => {
      const turn = (2 * Math.PI * at) / chairs;
      return { x: x + 42 * Math.sin(turn), y: y - 42 * Math.cos(turn) };
    }),
  };
}

/** A long table with chairs on both long sides, turned about its middle. */
export function longTable(number: number, x: number, y: number, angle = 0, chairs = 16): PrintedTable {
  const half = chairs / 2;
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const width = half * 24;
  return {
    ...{ number, label: '', middle: { x, y }, width, depth: 30, angle, isRound: false, isRow: false },
    chairs: Array.from({ length: chairs }, (_, at) => {
      const along = (at % half) * 24 + 12 - width / 2;
      const across = at < half ? -27 : 27;
      return { x: x + along * cos - across * sin, y: y + along * sin + across * cos };
    }),
  };
}

/** Chairs beside each other, and no table. */
export function chairRow(number: number, x: number, y: number, chairs: number): PrintedTable {
  const width = chairs * 22;
  return {
    ...{ number, label: '', middle: { x, y }, width, depth: 20, angle: 0, isRound: false, isRow: true },
    chairs: Array.from({ length: chairs }, (_, at) => ({ x: x - width / 2 + 11 + at * 22, y })),
  };
}

export function rectangle(width: number, depth: number) {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
}

/** These people on the chairs of these tables, one after the other; who is left has none. */
export function seatInOrder(
  people: readonly PrintedPerson[],
  tables: readonly PrintedTable[],
): PrintedPerson[] {
  const seats = tables.flatMap(({ chairs }, table) => chairs.map((_, chair) => ({ table, chair })));
  return people.map((person, at) => ({ ...person, seat: seats[at] ?? null }));
}

/** Round tables in a hall that has room for them, and whoever fits on their chairs. */
export function printedPlan(
  tables: number,
  people: number,
  { table = roundTable, space = 132, first = 0 } = {},
): PrintedPlan {
  const across = Math.ceil(Math.sqrt(tables * 1.5));
  const hall = Array.from({ length: tables }, (_, at) =>
    table(at + 1, space * (0.7 + (at % across)), space * (0.7 + Math.floor(at / across))),
  );
  const list = Array.from({ length: people }, (_, at) => printedPerson(first + at));
  const down = Math.ceil(tables / across);
  return {
    couple: 'Maya & Jonah',
    event: { name: 'Reception', day: 'June 12, 2027', dishes: DISHES },
    room: {
      outline: rectangle(space * (across + 0.4), space * (down + 1.2)),
      fixtures: [
        {
          ...{ label: 'Dance floor', isRound: false, width: 180, depth: 90, angle: 0 },
          middle: { x: space * 2, y: space * (down + 0.7) },
        },
      ],
    },
    tables: hall,
    people: seatInOrder(list, hall),
  };
}
