import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEAD_SORT_KEYS, LEAD_SORT_ORDERS } from '../rules/lead-sort.ts';
import { decodeCursor, encodeCursor, KEY_KINDS } from './lead-cursor.ts';

const KEYS = {
  instant: fc.bigInt({ min: 0n, max: 9_999_999_999_999_999n }).map(String),
  day: fc.constantFrom('2027-06-12', '9999-12-31'),
  name: fc.string({ unit: 'grapheme', maxLength: 250 }).filter((text) => !text.includes('\0')),
  rank: fc.constantFrom('1', '2', '3'),
};

it('comes back as it was, for its own order and no other', () => {
  const orders = fc.record({
    sort: fc.constantFrom(...LEAD_SORT_KEYS),
    order: fc.constantFrom(...LEAD_SORT_ORDERS),
  });
  const places = orders.chain((order) =>
    fc.record({
      order: fc.constant(order),
      place: fc.record({
        keys: fc.tuple(...KEY_KINDS[order.sort].map((kind) => KEYS[kind])),
        uuid: fc.uuid(),
      }),
    }),
  );
  fc.assert(
    fc.property(places, orders, ({ order, place }, other) => {
      const cursor = encodeCursor(order, place);
      expect(cursor).toMatch(/^[\w-]+$/);
      expect(cursor.length).toBeLessThan(4000);
      expect(decodeCursor(cursor, order)).toEqual(place);
      const isSame = other.sort === order.sort && other.order === order.order;
      expect(decodeCursor(cursor, other) !== undefined).toBe(isSame);
    }),
  );
});

it('is nothing where it is junk', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (junk) => {
      expect(decodeCursor(junk, { sort: 'recent', order: 'desc' })).toBeUndefined();
    }),
  );
});
