import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyKind, KeysetOrder, Place } from './keyset.ts';
import { decodeCursor, encodeCursor, pageOf } from './keyset-cursor.ts';

const KEYS: Readonly<Record<KeyKind, fc.Arbitrary<string>>> = {
  instant: fc.bigInt({ min: -9_999_999_999_999_999n, max: 9_999_999_999_999_999n }).map(String),
  day: fc.constantFrom('2027-06-12', '9999-12-31'),
  name: fc.string({ unit: 'grapheme', maxLength: 250 }).filter((text) => !text.includes('\0')),
  text: fc.string({ maxLength: 250 }).filter((text) => !text.includes('\0')),
  rank: fc.integer({ min: -999_999_999, max: 999_999_999 }).map(String),
  number: fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }).map(String),
  uuid: fc.uuid(),
};
/** None of them is a key of its kind, and PostgreSQL would refuse most. */
const JUNK: Readonly<Record<KeyKind, readonly string[]>> = {
  instant: ['', '1.5', 'now', '12345678901234567', '1; select 1', '١٢'],
  day: ['', '2027-02-30', '2027-6-12', 'infinity', '2027-06-12T00:00:00Z'],
  name: ['a\0b'],
  text: ['\0'],
  rank: ['', '1e3', '2147483648', ' 1'],
  number: ['', '0x10', '9223372036854775808', '1\n'],
  uuid: ['', 'not-a-uuid', '00000000-0000-4000-8000-00000000000g', '{00000000-0000-4000-8000-000000000000}'],
};
const KINDS = Object.keys(KEYS) as KeyKind[];

const orders: fc.Arbitrary<KeysetOrder> = fc.record({
  name: fc.constantFrom('one', 'other'),
  direction: fc.constantFrom('asc', 'desc'),
  keys: fc.array(fc.record({ kind: fc.constantFrom(...KINDS), by: fc.constant('it') }), { maxLength: 3 }),
  tie: fc.record({ kind: fc.constantFrom('uuid', 'number'), by: fc.constant('id') }),
  parts: fc.integer({ min: 1, max: 3 }),
});

function placesOf({ keys, tie, parts = 1 }: KeysetOrder): fc.Arbitrary<Place> {
  return fc.record({
    keys: fc.tuple(...[...keys, tie].map(({ kind }) => KEYS[kind])),
    part: fc.option(fc.integer({ min: 0, max: parts - 1 }), { nil: undefined }),
  });
}

const placed = orders.chain((order) =>
  fc.record({ order: fc.constant(order), place: placesOf(order), at: fc.nat() }),
);

const forge = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const recent: KeysetOrder = {
  name: 'recent',
  direction: 'desc',
  keys: [{ kind: 'instant', by: 'at' }],
  tie: { kind: 'number', by: 'id' },
};

describe('a cursor', () => {
  it('comes back as it was, in letters that any address can hold', () => {
    fc.assert(
      fc.property(placed, ({ order, place }) => {
        const cursor = encodeCursor(order, place);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(decodeCursor(order, cursor)).toEqual(place);
      }),
    );
  });

  it('belongs to its own order and no other', () => {
    fc.assert(
      fc.property(placed, ({ order, place }) => {
        const cursor = encodeCursor(order, place);
        const turned = order.direction === 'asc' ? 'desc' : 'asc';
        expect(decodeCursor({ ...order, direction: turned }, cursor)).toBeUndefined();
        expect(decodeCursor({ ...order, name: 'third' }, cursor)).toBeUndefined();
        const longer = { ...order, keys: [...order.keys, { kind: 'rank', by: 'more' } as const] };
        expect(decodeCursor(longer, cursor)).toBeUndefined();
      }),
    );
  });

  it('is nothing where one of its keys is not what the order compares', () => {
    fc.assert(
      fc.property(placed, ({ order, place, at }) => {
        const all = [...order.keys, order.tie];
        const index = at % all.length;
        for (const junk of JUNK[all[index]?.kind ?? 'uuid']) {
          const keys = place.keys.with(index, junk);
          expect(decodeCursor(order, encodeCursor(order, { ...place, keys }))).toBeUndefined();
        }
      }),
    );
  });

  it('is nothing where it is junk', () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(decodeCursor(recent, junk)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
        expect(decodeCursor(recent, forge(value))).toBeUndefined();
      }),
    );
    expect(decodeCursor(recent, undefined)).toBeUndefined();
  });

  it('names no part that the list does not have', () => {
    const of = (part: unknown) => forge(['recent', 'desc', ['1', '2'], part]);
    expect(decodeCursor({ ...recent, parts: 3 }, of(2))).toEqual({ keys: ['1', '2'], part: 2 });
    for (const part of [3, -1, 0.5, '1', null])
      expect(decodeCursor({ ...recent, parts: 3 }, of(part))).toBeUndefined();
    expect(decodeCursor(recent, of(1))).toBeUndefined();
  });
});

describe('a page', () => {
  const rows = [1, 2, 3].map((id) => ({ id, keys: ['0', String(id)] }));

  it('says where the next one begins, as long as there is one', () => {
    const { page, nextCursor } = pageOf(recent, rows, 2);
    expect(page.map(({ id }) => id)).toEqual([1, 2]);
    expect(decodeCursor(recent, nextCursor ?? undefined)).toEqual({ keys: ['0', '2'], part: undefined });
  });

  it('is the last when nothing is left over', () => {
    expect(pageOf(recent, rows, 3)).toEqual({ page: rows, nextCursor: null });
    expect(pageOf(recent, [], 3)).toEqual({ page: [], nextCursor: null });
  });
});
