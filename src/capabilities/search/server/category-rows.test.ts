import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CategoryRows, type MemoryRow } from './category-rows.ts';

function row(id: number, price: number): MemoryRow {
  const names = Object.keys(new CategoryRows().columns);
  const zeros = Object.fromEntries(names.map((name) => [name, 0])) as MemoryRow;
  return { ...zeros, id, price };
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
            rows.put(row(id, price));
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
    for (let id = 1; id <= 1_000; id += 1) rows.put(row(id, id * 2));
    expect(rows.size).toBe(1_000);
    expect(rows.columns.price[rows.placeOf(777) ?? -1]).toBe(1_554);
  });
});
