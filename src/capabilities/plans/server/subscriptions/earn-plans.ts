import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { unusedCents } from '../../rules/plan-change.ts';
import { changePeriod, findPeriod, listBegunUnearned, type PeriodRow } from './periods.store.ts';
import { earningOf, postAll } from './plan-postings.ts';
import { lockPlans } from './subscriptions.store.ts';

const AT_ONCE = 200;

type Deps = Pick<Platform, 'clock'> & { db: Tx };
type Begun = Pick<PeriodRow, 'subscriptionId' | 'number'> & { storefrontId: number };

async function earn({ db, clock }: Deps, begun: Begun): Promise<void> {
  await transact(db, async (tx) => {
    await lockPlans(tx, begun.storefrontId);
    const period = await findPeriod(tx, begun);
    if (period?.state !== 'PAID') return;
    const { startsAt, endsAt, worthCents } = period;
    const earnedCents = worthCents - unusedCents({ startsAt, endsAt, paidCents: worthCents }, clock.now());
    const transfers = earningOf(period, earnedCents);
    if (transfers.length === 0) return;
    await changePeriod(tx, period, { earnedCents });
    await postAll(tx, { clock }, transfers);
  });
}

/** What has passed of every period is a sale; the last day brings what is left, so that all of them make up its price. */
export async function earnPlans(deps: Deps): Promise<void> {
  for (let after: Begun | undefined; ; ) {
    const begun = await listBegunUnearned(deps.db, { now: deps.clock.now(), after, most: AT_ONCE });
    for (const period of begun) await earn(deps, period);
    after = begun.at(-1);
    if (!after || begun.length < AT_ONCE) return;
  }
}
