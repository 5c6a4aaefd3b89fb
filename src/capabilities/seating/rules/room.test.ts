import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BARN, BARN_FIXTURES, BARN_TABLES } from '../demo/barn.data.ts';
import { chairsOf } from './chairs.ts';
import { checkRoom } from './check-room.ts';
import { layOutTables, newTable, tablesFor } from './lay-out-tables.ts';
import { type FIXTURE_KINDS, FIXTURE_SIZES, NEW_ROOM } from './room.ts';
import { MOST_TABLES } from './seating-limits.ts';
import { TABLE_SIZE_KEYS, TABLE_SIZES } from './table-sizes.data.ts';

const sizeKey = fc.constantFrom(...TABLE_SIZE_KEYS);
const at = (x: number, y: number, number = 1) => ({
  ...newTable('ROUND_60', number),
  x,
  y,
  uuid: `table-${number}`,
});
const inRoom = (tables: ReturnType<typeof at>[]) => ({ tables, fixtures: [], room: NEW_ROOM });

describe('chairs', () => {
  it('are as many as the table has, in different places, none of them at its middle', () => {
    const anyTable = fc.record({
      sizeKey,
      seats: fc.integer({ min: 1, max: 40 }),
      angle: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(anyTable, ({ sizeKey: key, seats, angle }) => {
        const table = { ...newTable(key, 1), seats, angle, x: 200, y: 300 };
        const chairs = chairsOf(table);
        expect(chairs.map(({ seat }) => seat)).toEqual(
          Array.from({ length: seats }, (_, place) => place + 1),
        );
        const spots = chairs.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
        expect(new Set(spots).size).toBe(seats);
      }),
    );
  });

  it('turn with the table', () => {
    const [first] = chairsOf(at(0, 0));
    expect(first).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(-42) });
    const [turned] = chairsOf({ ...at(0, 0), angle: 90 });
    expect(turned).toMatchObject({ x: expect.closeTo(42), y: expect.closeTo(0) });
  });

  it('stand at the long sides first, and at the ends of a full table', () => {
    const long = (seats: number) => chairsOf({ ...newTable('RECT_8FT', 1, seats), seats });
    expect(new Set(long(8).map(({ y }) => y))).toEqual(new Set([-27, 27]));
    expect(long(10).filter(({ y }) => Math.abs(y) < 1)).toHaveLength(2);
  });

  it('of two who look at everybody are on one side', () => {
    expect(chairsOf(newTable('SWEETHEART_60', 1)).every(({ y }) => y > 0)).toBe(true);
  });
});

describe('tables that are laid out', () => {
  it('fit in the room and keep their distance', () => {
    const wish = fc.record({
      key: sizeKey.filter((key) => TABLE_SIZES[key].shape !== 'ROW'),
      count: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(wish, ({ key, count }) => {
        const { room, tables } = layOutTables({ count, sizeKey: key }, NEW_ROOM);
        expect(tables).toHaveLength(count);
        expect(new Set(tables.map(({ number }) => number)).size).toBe(count);
        const withUuids = tables.map((table, place) => ({ ...table, uuid: `table-${place}` }));
        const faults = checkRoom({ room, fixtures: [], tables: withUuids });
        expect(faults.filter(({ kind }) => kind !== 'AISLE')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('are as many as the people need, and no more than a plan holds', () => {
    expect(tablesFor(120, 'ROUND_60')).toBe(15);
    expect(tablesFor(121, 'ROUND_72')).toBe(13);
    expect(tablesFor(0, 'ROUND_60')).toBe(1);
    expect(tablesFor(5000, 'SQUARE_36')).toBe(MOST_TABLES);
  });
});

describe('what people bump into', () => {
  it('is told in words: aisles, tables in each other, walls', () => {
    expect(checkRoom(inRoom([at(200, 200), at(330, 200, 2)]))).toEqual([]);
    expect(checkRoom(inRoom([at(200, 200), at(312, 200, 2)]))).toMatchObject([
      {
        kind: 'AISLE',
        inches: 10,
        words: 'Only 10 in between the chairs of Table 1 and Table 2. 18 in lets people pass.',
      },
    ]);
    expect(checkRoom(inRoom([at(200, 200), at(250, 200, 2)]))).toMatchObject([{ kind: 'OVERLAP' }]);
    expect(checkRoom(inRoom([at(20, 200)]))).toMatchObject([
      { kind: 'OUTSIDE', words: 'Table 1 does not fit in the room.' },
    ]);
  });

  it('knows a room with corners', () => {
    const outline = [
      { x: 0, y: 0 },
      { x: 720, y: 0 },
      { x: 720, y: 240 },
      { x: 360, y: 240 },
      { x: 360, y: 480 },
      { x: 0, y: 480 },
    ];
    const room = { ...NEW_ROOM, outline };
    const kinds = (x: number, y: number) =>
      checkRoom({ room, fixtures: [], tables: [at(x, y)] }).map(({ kind }) => kind);
    expect(kinds(150, 400)).toEqual([]);
    expect(kinds(600, 400)).toEqual(['OUTSIDE']);
  });

  it('leaves doors room to open, and stands in nothing', () => {
    const thing = (kind: (typeof FIXTURE_KINDS)[number]) => ({
      ...{ kind, label: '', x: 200, y: 262, angle: 0, uuid: 'thing' },
      ...{ length: FIXTURE_SIZES[kind].length, width: FIXTURE_SIZES[kind].width },
    });
    const faults = (kind: (typeof FIXTURE_KINDS)[number]) =>
      checkRoom({ room: NEW_ROOM, fixtures: [thing(kind)], tables: [at(200, 200)] });
    expect(faults('ENTRANCE')).toMatchObject([{ kind: 'DOOR', fixtureUuid: 'thing' }]);
    expect(faults('BAR')).toMatchObject([{ kind: 'FIXTURE', words: 'Table 1 stands in the bar.' }]);
    expect(faults('WINDOW')).toEqual([]);
  });

  it('is nothing in the barn of the demo', () => {
    const tables = BARN_TABLES.map(({ sizeKey: key, ...place }, index) => ({
      ...newTable(key, index + 1, 8),
      ...place,
      uuid: `table-${index}`,
    }));
    expect(tables).toHaveLength(18);
    const fixtures = BARN_FIXTURES.map((fixture, place) => ({ ...fixture, uuid: `fixture-${place}` }));
    expect(checkRoom({ room: BARN, fixtures, tables }).map(({ words }) => words)).toEqual([]);
  });
});
