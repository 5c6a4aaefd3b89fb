import { ok, type Result } from '#base/result.ts';
import { enterStorefront, findTaxPlace } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { CreditShop } from '../../contract/purchases.contract.ts';
import { CREDIT_PACKS } from '../../rules/credit-packs.ts';
import { quoteOf } from '../../rules/purchase-quote.ts';

/** The packs at the prices this listing pays. Who may not buy sees what it costs. */
export async function readShop(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<CreditShop>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const mayBuy = allowed.includes('buy');
  const place = (await findTaxPlace(db, storefront.id)) ?? null;
  return ok({
    packs: CREDIT_PACKS.map(({ key, credits, priceCents }) => ({
      key,
      credits,
      ...quoteOf(priceCents, place, config.taxRegistrations),
    })),
    canBuy: mayBuy && storefront.isPublished,
    refusal: storefront.isPublished ? (mayBuy ? null : 'OWNERS_ONLY') : 'NOT_PUBLISHED',
  });
}
