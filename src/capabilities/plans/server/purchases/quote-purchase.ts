import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Quote, Wish } from '../../contract/purchases.contract.ts';
import { priceOf } from '../../rules/purchase-quote.ts';
import { listBoughtKinds } from '../promos/promos.store.ts';
import { demandPublished } from './demand-published.ts';
import { linesOf } from './present-purchase.ts';
import { type Reckoning, reckon } from './reckon.ts';

function presentPlan({ plan, inputs }: Reckoning): Quote['plan'] {
  if (!plan) return null;
  const { startsAt, periodEndsAt, termEndsAt } = plan;
  const renewal = priceOf({ ...inputs, percentOff: 0, unusedCents: 0 });
  return {
    startsAt: startsAt.toISOString(),
    periodEndsAt: periodEndsAt.toISOString(),
    termEndsAt: termEndsAt.toISOString(),
    renewalCents: renewal.totalCents,
  };
}

function presentQuote(reckoning: Reckoning, quotedAt: Date, isFirst: boolean): Quote {
  const { price, tax, credits, reduction, inputs } = reckoning;
  const { promo, bonusCredits } = reduction;
  const { netCents, taxCents, totalCents } = price;
  const priced = { ...reckoning, ...price, bonusCredits, percentOff: inputs.percentOff };
  return {
    quotedAt: quotedAt.toISOString(),
    lines: linesOf({ ...priced, promoCode: promo?.code ?? null }),
    ...{ netCents, tax, taxCents, totalCents, credits, promo, isFirst },
    plan: presentPlan(reckoning),
  };
}

export async function quotePurchase(
  deps: Pick<Platform, 'db' | 'clock' | 'config'>,
  actor: SignedInActor,
  { storefrontUuid, wish, promoCode }: { storefrontUuid: string; wish: Wish; promoCode: string | null },
): Promise<Result<Quote>> {
  const entered = await enterStorefront(deps.db, actor, storefrontUuid, 'buy');
  if (!entered.ok) return entered;
  const published = demandPublished(entered.value);
  if (!published.ok) return published;
  const { storefront } = entered.value;
  const now = deps.clock.now();
  const reckoned = await reckon(deps.db, deps, storefront, { wish, promoCode, now });
  if (!reckoned.ok) return reckoned;
  const isFirst = (await listBoughtKinds(deps.db, storefront.id)).length === 0;
  return ok(presentQuote(reckoned.value, now, isFirst));
}
