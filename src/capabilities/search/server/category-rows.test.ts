import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CategoryRows, type MemoryRow } from './category-rows.ts';
import { cellOf } from './map-cells.ts';

function row(id: number, price: number, where: Partial<MemoryRow> = {}): MemoryRow {
  const names = Object.keys(new CategoryRows().columns);
  const zeros = Object.fromEntries(names.map((name) => [name, 0])) as MemoryRow;
  return { ...zeros, id, price, ...where };
}

describe('the rows of a category', () => {
  test('hold what was put last and not removed since, without gaps', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 200 }),
      price: fc.nat(9_999),
      isGone: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const rows = new CategoryRows();
        const expected = new Map<number, number>();
        for (const { id, price, isGone } of steps) {
          if (isGone) {
            rows.remove(id);
            expected.delete(id);
          } else {
            rows.put(row(id, price), '');
            expected.set(id, price);
          }
        }
        expect(rows.size).toBe(expected.size);
        for (const [id, price] of expected) {
          const place = rows.placeOf(id) ?? -1;
          expect(place).toBeLessThan(rows.size);
          expect(rows.columns.id[place]).toBe(id);
          expect(rows.columns.price[place]).toBe(price);
        }
      }),
    );
  });

  test('grow beyond their first room', () => {
    const rows = new CategoryRows();
    for (let id = 1; id <= 1_000; id += 1) rows.put(row(id, id * 2), '');
    expect(rows.size).toBe(1_000);
    expect(rows.columns.price[rows.placeOf(777) ?? -1]).toBe(1_554);
  });

  test('are listed by market, state and piece of the map, wherever they moved', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      market: fc.integer({ min: -1, max: 3 }),
      state: fc.integer({ min: 1, max: 3 }),
      lat: fc.constantFrom(40, 40.1, 40.3, 44),
      lon: fc.constantFrom(-74, -73.9, -70),
      isGone: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const rows = new CategoryRows();
        const expected = new Map<number, (typeof steps)[number]>();
        for (const { isGone, ...place } of steps) {
          if (isGone) rows.remove(place.id);
          else rows.put(row(place.id, 0, place), '');
          if (isGone) expected.delete(place.id);
          else expected.set(place.id, { ...place, isGone });
        }
        const idsOf = (places: readonly number[]) =>
          places.map((place) => rows.columns.id[place] ?? 0).sort((a, b) => a - b);
        const idsWith = (isMeant: (place: (typeof steps)[number]) => boolean) =>
          [...expected.values()]
            .filter(isMeant)
            .map(({ id }) => id)
            .sort((a, b) => a - b);
        for (const market of [-1, 0, 1, 2, 3]) {
          expect(idsOf(rows.markets.of(market))).toEqual(idsWith((place) => place.market === market));
        }
        for (const state of [1, 2, 3]) {
          expect(idsOf(rows.states.of(state))).toEqual(idsWith((place) => place.state === state));
        }
        const cell = cellOf({ lat: 40.1, lon: -73.9 });
        expect(idsOf(rows.cells.of(cell))).toEqual(idsWith((place) => cellOf(place) === cell));
        expect(rows.cells.count).toBe(new Set([...expected.values()].map(cellOf)).size);
      }),
    );
  });
});
