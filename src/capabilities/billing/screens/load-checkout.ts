import { hasErrorCode } from '#app/api-error.ts';
import type { Api } from '#app/api-type.ts';
import type { Quote, Wish } from '#capabilities/plans/contract/purchases.contract.ts';

type Asked = { storefrontUuid: string; wish: Wish; promoCode: string | null };

export type QuoteFound = {
  quote: Quote | null;
  /** Why there is no price, or none with this code. */
  refusal: string | null;
  promoRefusal: string | null;
};

const NOT_FOR_SALE = ['plans.same_plan', 'plans.already_scheduled', 'plans.agreed_on_longer'] as const;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** A code that is refused leaves the price without it. */
async function findQuote(api: Api, asked: Asked): Promise<QuoteFound> {
  try {
    return { quote: await api.plans.quotePurchase(asked), refusal: null, promoRefusal: null };
  } catch (error) {
    if (hasErrorCode(error, 'plans.promo_refused'))
      return { ...(await findQuote(api, { ...asked, promoCode: null })), promoRefusal: wordsOf(error) };
    if (NOT_FOR_SALE.some((code) => hasErrorCode(error, code)))
      return { quote: null, refusal: wordsOf(error), promoRefusal: null };
    throw error;
  }
}

/** Everything the checkout shows; nothing of it for whoever may not buy. */
export async function loadCheckout(api: Api, asked: Asked) {
  const { storefrontUuid } = asked;
  const shop = await api.plans.getShop({ storefrontUuid });
  if (!shop.canBuy) return null;
  const [plans, cards, billing, found] = await Promise.all([
    api.plans.getPlans({ storefrontUuid }),
    api.plans.listCards({ storefrontUuid }),
    api.plans.getBilling({ storefrontUuid }),
    findQuote(api, asked),
  ]);
  return { ...asked, packs: shop.packs, plans, cards, billing, ...found };
}

export type CheckoutData = NonNullable<Awaited<ReturnType<typeof loadCheckout>>>;
