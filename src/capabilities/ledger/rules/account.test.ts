import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, accountsOf, SHARDS, shardOf } from './account.ts';

const ID = '0198f0aa-0000-7000-8000-000000000001';
const owner = { kind: 'STOREFRONT', id: ID } as const;

describe('an account', () => {
  it('of the house has a number of its shard and nobody’s id', () => {
    expect(accountOf('provider-clearing', { shard: 7 })).toEqual({
      code: 'house:provider-clearing:07',
      ownerKind: 'HOUSE',
      ownerId: null,
      unit: 'USD',
      normalSide: 'D',
      shard: 7,
      floor: null,
    });
  });

  it('of tax is kept for each state', () => {
    expect(accountOf('tax-payable', { state: 'NY', shard: 15 }).code).toBe('house:tax-payable:NY:15');
    for (const state of [undefined, '', 'ny', 'NYC', 'N|'])
      expect(() => accountOf('tax-payable', { ...(state !== undefined && { state }) })).toThrow(
        'kept by state',
      );
  });

  it('of a storefront is one, in credits, and never below nothing', () => {
    expect(accountOf('storefront-credits', { owner })).toEqual({
      code: `storefront:${ID}:credit`,
      ownerKind: 'STOREFRONT',
      ownerId: ID,
      unit: 'CREDIT',
      normalSide: 'C',
      shard: null,
      floor: 0,
    });
  });

  it('is nobody else’s', () => {
    expect(() => accountOf('storefront-credits')).toThrow('belongs to a STOREFRONT');
    expect(() => accountOf('storefront-credits', { owner: { kind: 'WEDDING', id: ID } })).toThrow(
      'belongs to a STOREFRONT',
    );
    for (const id of ['', '12', ID.toUpperCase(), `${ID}|`])
      expect(() => accountOf('storefront-credits', { owner: { ...owner, id } })).toThrow('uuid');
  });

  it.each([-1, 16, 0.5, Number.NaN])('has no shard %d', (shard) => {
    expect(() => accountOf('bank', { shard })).toThrow(RangeError);
  });

  it('is all its shards together', () => {
    const codes = accountsOf('bank').map(({ code }) => code);
    expect(new Set(codes).size).toBe(SHARDS);
    expect(codes.at(-1)).toBe('house:bank:15');
    expect(accountsOf('tax-payable', { state: 'CA' }).at(0)?.code).toBe('house:tax-payable:CA:00');
    expect(accountsOf('storefront-credits', { owner })).toHaveLength(1);
  });
});

describe('the shard of a key', () => {
  it('is always the same, and one of all', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(shardOf(key)).toBe(shardOf(key));
        expect(shardOf(key)).toBeGreaterThanOrEqual(0);
        expect(shardOf(key)).toBeLessThan(SHARDS);
      }),
    );
  });

  it.each([
    ['', 9],
    ['a', 0],
    ['pay:1', 8],
    ['connect:0198f0aa-0000-7000-8000-000000000001', 12],
  ])('of “%s” is what it was when books were begun', (key, shard) => {
    expect(shardOf(key)).toBe(shard);
  });

  it('spreads keys that resemble each other', () => {
    const counts = Array.from({ length: SHARDS }, () => 0);
    for (let number = 0; number < 16_000; number += 1) {
      const shard = shardOf(`connect:0198f0aa-0000-7000-8000-${String(number).padStart(12, '0')}`);
      counts[shard] = (counts[shard] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(700);
    expect(Math.max(...counts)).toBeLessThan(1_300);
  });
});
