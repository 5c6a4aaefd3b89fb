import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRoom } from './check-room.ts';
import { findFreeSpot } from './free-spot.ts';
import { newTable } from './lay-out-tables.ts';
import { applyOperations } from './operations/apply-operations.ts';
import { placeSteps } from './place-steps.ts';
import { NEW_ROOM } from './room.ts';
import type { Seat, SeatingState } from './seating-state.ts';

const TABLE = { ...newTable('ROUND_60', 1), uuid: 't1', seats: 4 };
const OTHER = { ...newTable('ROUND_60', 2), uuid: 't2', seats: 4 };
const sit = (guestUuid: string, tableUuid: string, seat: number): Seat => ({
  guestUuid,
  tableUuid,
  seat,
  isPinned: false,
});

function chairsAfter(seats: Seat[], guests: string[], seat?: number) {
  const state: SeatingState = {
    ...{ name: 'Plan', isReleased: false, room: NEW_ROOM, fixtures: [] },
    ...{ tables: [TABLE, OTHER], seats },
  };
  const steps = placeSteps(state, TABLE, guests, seat);
  if (!steps) return undefined;
  const { state: next, refused } = applyOperations(state, [{ uuid: 'o', steps }], () => true);
  expect(refused).toEqual([]);
  return Object.fromEntries(next.seats.map((one) => [one.guestUuid, `${one.tableUuid} ${one.seat}`]));
}

describe('putting people on chairs', () => {
  it('changes places with whoever sits there, or sends them to the tray', () => {
    expect(chairsAfter([sit('a', 't1', 1), sit('b', 't2', 3)], ['b'], 1)).toEqual({ a: 't2 3', b: 't1 1' });
    expect(chairsAfter([sit('a', 't1', 1)], ['b'], 1)).toEqual({ b: 't1 1' });
    expect(chairsAfter([sit('a', 't1', 1)], ['a'], 1)).toEqual({ a: 't1 1' });
  });

  it('seats a household from the chair on, over those that are free', () => {
    expect(chairsAfter([sit('x', 't1', 3)], ['a', 'b', 'c'], 2)).toEqual({
      x: 't1 3',
      a: 't1 2',
      b: 't1 4',
      c: 't1 1',
    });
    expect(chairsAfter([sit('x', 't1', 1)], ['a', 'b', 'c', 'd'], 2)).toBeUndefined();
  });

  it('never puts two on one chair', () => {
    fc.assert(
      fc.property(
        fc.subarray([1, 2, 3, 4]),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (taken, count, seat) => {
          const seats = taken.map((chair) => sit(`s${chair}`, 't1', chair));
          const guests = Array.from({ length: count }, (_, place) => `g${place}`);
          const chairs = Object.values(chairsAfter(seats, guests, seat > 4 ? undefined : seat) ?? {});
          expect(new Set(chairs).size).toBe(chairs.length);
        },
      ),
    );
  });
});

describe('a place for one more table', () => {
  it('touches nothing as long as there is room', () => {
    const tables: SeatingState['tables'][number][] = [];
    for (let number = 1; number <= 12; number += 1) {
      const table = newTable('ROUND_60', number);
      tables.push({
        ...table,
        ...findFreeSpot({ tables, fixtures: [], room: NEW_ROOM }, table),
        uuid: `${number}`,
      });
    }
    expect(checkRoom({ tables, fixtures: [], room: NEW_ROOM })).toEqual([]);
  });

  it('is the middle of a room that is too small', () => {
    const room = { ...NEW_ROOM, widthIn: 120, lengthIn: 120 };
    expect(findFreeSpot({ tables: [], fixtures: [], room }, newTable('RECT_16FT', 1))).toEqual({
      x: 60,
      y: 60,
    });
  });
});
