import type { Result } from '#base/result.ts';
import { chargeLead, expireLots, giveCredits } from '#capabilities/credits/server/index.ts';
import { readBalance } from '#capabilities/ledger/server/index.ts';
import { sellInDemo } from '#capabilities/plans/server/index.ts';
import { recordRefund } from '#capabilities/protection/server/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { MoneyMoment } from '../../demo/plan-money.ts';

type Listing = { id: number; uuid: string };
type Played = { tx: Tx; storefront: Listing; ownerId: string };

const MINUTE_MS = 60_000;
/** Bought when a lead waits and the credits do not suffice. */
const USUAL_PACK = 'payg-150';

const clockAt = (moment: Date): Clock => ({ ...systemClock, now: () => moment });

function demand(done: Result<unknown>): void {
  if (!done.ok) throw new Error(done.failure.message);
}

/** Whoever has too few buys first. */
async function answerLead(
  { tx, storefront, ownerId }: Played,
  { at, inquiryUuid, credits }: Extract<MoneyMoment, { what: 'lead' }>,
): Promise<void> {
  const owner = { kind: 'STOREFRONT', id: storefront.uuid } as const;
  if ((await readBalance(tx, 'storefront-credits', { owner })) < credits) {
    const shortlyBefore = clockAt(new Date(at.getTime() - MINUTE_MS));
    await sellInDemo(tx, shortlyBefore, { storefront, buyerId: ownerId, packKey: USUAL_PACK });
  }
  const by = { userId: ownerId, impersonation: null };
  demand(await chargeLead(tx, { clock: clockAt(at) }, { storefront, inquiryUuid, credits, by }));
}

async function play(played: Played, moment: MoneyMoment): Promise<void> {
  const { tx, storefront, ownerId } = played;
  const clock = clockAt(moment.at);
  switch (moment.what) {
    case 'gift': {
      const key = `demo-gift:${storefront.uuid}:${moment.at.getTime()}`;
      const gift = { storefront, credits: moment.credits, key, by: null };
      return demand(
        await giveCredits(tx, { clock }, { ...gift, reference: { kind: 'offer', id: storefront.uuid } }),
      );
    }
    case 'end':
      return expireLots({ db: tx, clock });
    case 'pack':
      return sellInDemo(tx, clock, { storefront, buyerId: ownerId, packKey: moment.packKey });
    case 'lead':
      return answerLead(played, moment);
    case 'refund': {
      const lead = { uuid: moment.inquiryUuid, storefront };
      const refund = { lead, case: 'UNREACHABLE', credits: moment.credits, by: null } as const;
      return demand(await recordRefund(tx, { clock }, refund));
    }
  }
}

/** What a listing's credits have been through, one moment after the other, each as it would have happened then. */
export async function playMoney(played: Played, moments: readonly MoneyMoment[]): Promise<void> {
  for (const moment of moments) await play(played, moment);
}
