import { seededRandom } from '../src/base/seeded-random.ts';
import type { Owner } from '../src/capabilities/ledger/rules/account.ts';
import type { Transfer } from '../src/capabilities/ledger/server/post-transfer.ts';

const STOREFRONTS = 6;
const MOST_SPENT = 40;
/** Every so many moves credits from one to another, in two transfers that are both posted or neither. */
const MOVES_EACH = 4;

export type LedgerPlan = { owners: Owner[]; endowed: number; endowments: Transfer[]; works: Transfer[][] };

/** What is posted, the same for everybody who knows the seed. About half of it is more than there is. */
export function planLedger(seed: string, count: number): LedgerPlan {
  const random = seededRandom(seed, 'ledger');
  const owners = Array.from(
    { length: STOREFRONTS },
    (): Owner => ({ kind: 'STOREFRONT', id: random.uuid() }),
  );
  const common = { by: null, reference: { kind: 'drill', id: '1' } };
  const works = Array.from({ length: count }, (_, at): Transfer[] => {
    const [owner, other] = random.sample(owners, 2);
    if (!owner || !other) throw new Error('There are too few storefronts.');
    const credits = random.int(1, MOST_SPENT);
    if (at % MOVES_EACH !== 0) {
      const amounts = { credits, costCents: credits * 95 };
      return [{ ...common, kind: 'LEAD_PURCHASE', key: `spend:${at}`, owner, amounts }];
    }
    const moved = { ...common, amounts: { credits } };
    return [
      { ...moved, kind: 'OUTBOUND_TRANSFER', key: `out:${at}`, owner },
      { ...moved, kind: 'INBOUND_TRANSFER', key: `in:${at}`, owner: other },
    ];
  });
  const endowed = Math.round((count * MOST_SPENT) / 5 / STOREFRONTS);
  const endowments = owners.map(
    (owner, at): Transfer => ({
      ...common,
      kind: 'CREDIT_PURCHASE',
      key: `buy:${at}`,
      owner,
      amounts: { netCents: endowed * 95, taxCents: 0, credits: endowed },
    }),
  );
  return { owners, endowed, endowments, works };
}
