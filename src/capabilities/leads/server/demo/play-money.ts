import type { Result } from '#base/result.ts';
import { chargeLead, expireLots, giveCredits, moveInDemo } from '#capabilities/credits/server/index.ts';
import { readBalance } from '#capabilities/ledger/server/index.ts';
import { callOffInDemo, sellInDemo } from '#capabilities/plans/server/index.ts';
import { recordRefund } from '#capabilities/protection/server/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { MoneyMoment } from '../../demo/plan-money.ts';

type Played = { tx: Tx; ownerId: string };
type Moment<What extends MoneyMoment['what']> = Extract<MoneyMoment, { what: What }>;

const MINUTE_MS = 60_000;
/** Bought when a lead waits and the credits do not suffice. */
const USUAL_PACK = 'payg-150';

const clockAt = (moment: Date, minutesLater = 0): Clock => {
  const then = new Date(moment.getTime() + minutesLater * MINUTE_MS);
  return { ...systemClock, now: () => then };
};

const byOwner = (userId: string) => ({ userId, impersonation: null });

function demand(done: Result<unknown>): void {
  if (!done.ok) throw new Error(done.failure.message);
}

/** Whoever has too few buys first. */
async function answerLead(
  { tx, ownerId }: Played,
  { at, storefront, inquiryUuid, credits }: Moment<'lead'>,
): Promise<void> {
  const owner = { kind: 'STOREFRONT', id: storefront.uuid } as const;
  if ((await readBalance(tx, 'storefront-credits', { owner })) < credits)
    await sellInDemo(tx, clockAt(at), { storefront, buyerId: ownerId, packKey: USUAL_PACK });
  const by = byOwner(ownerId);
  demand(await chargeLead(tx, { clock: clockAt(at) }, { storefront, inquiryUuid, credits, by }));
}

async function giveAway(
  { tx }: Played,
  { at, storefront, credits, ...told }: Moment<'gift' | 'amends'>,
): Promise<void> {
  const key = `demo-gift:${storefront.uuid}:${at.getTime()}`;
  const gift = { storefront, credits, key, by: null, reference: { kind: 'offer', id: storefront.uuid } };
  const note = told.what === 'amends' ? { staffNote: told.note } : {};
  demand(await giveCredits(tx, { clock: clockAt(at) }, { ...gift, ...note }));
}

async function play(played: Played, moment: MoneyMoment): Promise<void> {
  const { tx, ownerId } = played;
  const { storefront, at } = moment;
  const clock = clockAt(at);
  const sell = (packKey: string) => sellInDemo(tx, clock, { storefront, buyerId: ownerId, packKey });
  switch (moment.what) {
    case 'gift':
    case 'amends':
      return giveAway(played, moment);
    case 'end':
      return expireLots({ db: tx, clock });
    case 'pack':
      return void (await sell(moment.packKey));
    case 'mistake':
      return callOffInDemo(tx, clockAt(at, 20), {
        ...(await sell(moment.packKey)),
        ...{ storefront, buyerId: ownerId },
      });
    case 'move': {
      const { to, credits } = moment;
      return demand(await moveInDemo(tx, { clock }, { from: storefront, to, credits, by: byOwner(ownerId) }));
    }
    case 'lead':
      return answerLead(played, moment);
    case 'refund': {
      const lead = { uuid: moment.inquiryUuid, storefront };
      const refund = { lead, case: 'UNREACHABLE', credits: moment.credits, by: null } as const;
      return demand(await recordRefund(tx, { clock }, refund));
    }
  }
}

/** What the credits of somebody's listings have been through, one moment after the other, each as it would have happened then. */
export async function playMoney(played: Played, moments: readonly MoneyMoment[]): Promise<void> {
  for (const moment of moments) await play(played, moment);
}
