import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shardOf } from './account.ts';
import { ACCOUNTS } from './accounts.data.ts';
import { legsOf, type Posting } from './legs-of.ts';
import { type LegTemplate, POSTINGS, type PostingKind } from './postings.data.ts';

const owner = { kind: 'STOREFRONT', id: '0198f0aa-0000-7000-8000-000000000001' } as const;
const KINDS = Object.keys(POSTINGS) as PostingKind[];
const templatesOf = (kind: PostingKind): readonly LegTemplate[] => POSTINGS[kind];

/** A kind with amounts of which one at least moves something. */
const postings = fc.constantFrom(...KINDS).chain((kind) => {
  const names = [...new Set(templatesOf(kind).flatMap(({ amounts }) => amounts))];
  const amount = fc.oneof(fc.constant(0), fc.nat(), fc.integer({ min: 0, max: 2 ** 51 }));
  return fc
    .tuple(fc.tuple(...names.map(() => amount)), fc.string({ minLength: 1, maxLength: 40 }))
    .filter(([values]) => values.some((value) => value > 0))
    .map(([values, key]) => {
      const amounts = Object.fromEntries(names.map((name, at) => [name, values[at]]));
      return { kind, key, amounts, owner, state: 'NY' } as unknown as Posting;
    });
});

describe('every posting', () => {
  it('adds up to nothing in each unit, whatever the amounts', () => {
    fc.assert(
      fc.property(postings, (posting) => {
        const sums = new Map<string, bigint>();
        for (const { account, amount } of legsOf(posting))
          sums.set(account.unit, (sums.get(account.unit) ?? 0n) + BigInt(amount));
        for (const sum of sums.values()) expect(sum).toBe(0n);
      }),
      { numRuns: 1_000 },
    );
  });

  it('moves each account once, by something, and the house by one shard', () => {
    fc.assert(
      fc.property(postings, (posting) => {
        const legs = legsOf(posting);
        expect(new Set(legs.map(({ account }) => account.code)).size).toBe(legs.length);
        expect(legs.length).toBeGreaterThanOrEqual(2);
        for (const { account, amount } of legs) {
          expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
          expect(account.shard).toBe(account.ownerKind === 'HOUSE' ? shardOf(posting.key) : null);
        }
      }),
    );
  });

  it.each(KINDS)('%s has legs on both sides of each of its units', (kind) => {
    const templates = templatesOf(kind);
    for (const unit of new Set(templates.map(({ account }) => ACCOUNTS[account].unit))) {
      const sides = templates
        .filter(({ account }) => ACCOUNTS[account].unit === unit)
        .map(({ side }) => side);
      expect(new Set(sides)).toEqual(new Set(['D', 'C']));
    }
  });
});

describe('the specification’s types of credit transactions', () => {
  const signed = (kind: PostingKind) => {
    const own = templatesOf(kind).filter(({ account }) => account === 'storefront-credits');
    return own.map(({ side }) => (side === 'C' ? '+' : '−')).join('');
  };
  it.each([
    ['CREDIT_PURCHASE', '+'],
    ['CREDIT_PURCHASE_CANCELLATION', '−'],
    ['ENDOWMENT', '+'],
    ['EXPIRATION', '−'],
    ['LEAD_PURCHASE', '−'],
    ['LEAD_PURCHASE_REFUND', '+'],
    ['INBOUND_TRANSFER', '+'],
    ['OUTBOUND_TRANSFER', '−'],
    ['OTHER', '+'],
  ] as const)('%s moves the storefront by %s', (kind, sign) => {
    expect(signed(kind)).toBe(sign);
  });

  it.each([
    ['CREDIT_PURCHASE', 'CREDIT_PURCHASE_CANCELLATION'],
    ['LEAD_PURCHASE', 'LEAD_PURCHASE_REFUND'],
    ['OUTBOUND_TRANSFER', 'INBOUND_TRANSFER'],
    ['DISPUTE', 'DISPUTE_WON'],
    ['PAYMENT_HELD', 'PAYMENT_REFUND'],
  ] as const)('%s and %s are the same the other way round', (one, other) => {
    const turned = (kind: PostingKind, by: 'D' | 'C') =>
      templatesOf(kind)
        .map(({ account, side, amounts }) => `${account} ${side === by} ${amounts.join()}`)
        .toSorted();
    expect(turned(one, 'D')).toEqual(turned(other, 'C'));
  });
});

describe('legs', () => {
  it('of a purchase with tax', () => {
    const legs = legsOf({
      kind: 'CREDIT_PURCHASE',
      key: 'pay:1',
      amounts: { netCents: 5_700, taxCents: 506, credits: 60 },
      owner,
      state: 'NY',
    });
    const shard = String(shardOf('pay:1')).padStart(2, '0');
    expect(legs.map(({ account, amount }) => [account.code, amount])).toEqual([
      [`house:provider-clearing:${shard}`, 6_206],
      [`house:credits-unearned:${shard}`, -5_700],
      [`house:tax-payable:NY:${shard}`, -506],
      [`house:credits-issued:${shard}`, 60],
      [`storefront:${owner.id}:credit`, -60],
    ]);
  });

  it('leave out what moves nothing: no state is needed where no tax is due', () => {
    const amounts = { netCents: 2_500, taxCents: 0, credits: 25 };
    const legs = legsOf({ kind: 'CREDIT_PURCHASE', key: 'pay:2', amounts, owner });
    expect(legs).toHaveLength(4);
    expect(() =>
      legsOf({ kind: 'CREDIT_PURCHASE', key: 'pay:2', amounts: { ...amounts, taxCents: 1 }, owner }),
    ).toThrow('kept by state');
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, undefined])(
    'are none for an amount of %s',
    (cents) => {
      expect(() => legsOf({ kind: 'PROVIDER_FEE', key: 'fee', amounts: { cents: cents as number } })).toThrow(
        'no whole amount',
      );
    },
  );

  it('are none for sums that cannot be counted, or for nothing at all', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(() =>
      legsOf({ kind: 'PLAN_SALE', key: 'plan', amounts: { netCents: most, taxCents: 1 }, state: 'NY' }),
    ).toThrow('too much');
    expect(() => legsOf({ kind: 'PROVIDER_FEE', key: 'fee', amounts: { cents: 0 } })).toThrow(
      'moves nothing',
    );
  });

  it('of somebody’s account need somebody', () => {
    expect(() => legsOf({ kind: 'ENDOWMENT', key: 'gift', amounts: { credits: 1 } })).toThrow('belongs to');
  });
});
