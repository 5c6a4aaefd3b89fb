import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { leaveTo } from '#app/leave-to.ts';
import { reportError } from '#app/report-error.ts';
import { purchasePaths } from '#app/rules/purchase-paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useAction } from '#app/use-action.ts';
import type { Purchase, Wish } from '#capabilities/plans/contract/purchases.contract.ts';
import { PLANS_KEY } from '#capabilities/plans/queries.ts';
import { BILLING_RULES, type BillingDetails } from '#capabilities/plans/rules/purchase-billing.ts';
import { useRuleForm } from '#ui/form/use-rule-form.ts';
import { wishIn, withWish } from '../../rules/checkout-choice.ts';
import type { CheckoutData } from '../load-checkout.ts';
import { methodOf } from './card-choice.tsx';
import { useCheckoutCards } from './use-checkout-cards.ts';

/** What stands on the page is not so any more. */
const OUT_OF_DATE = ['plans.price_changed', 'plans.promo_refused', 'plans.plan_changed'] as const;

type PaidWith = { methodId: string | null; savesCard: boolean };

/** What is chosen stands in the address: whoever comes back from paying finds it as they left it. */
function useChoice() {
  const [search, setSearch] = useSearchParams();
  const go = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true });
  return {
    choose: (wish: Wish) => go(withWish(search, wish)),
    applyPromo: (code: string | null) => {
      const next = new URLSearchParams(search);
      if (code) next.set('promo', code);
      else next.delete('promo');
      go(next);
    },
  };
}

/** One key for each price that was shown: what is pressed twice is bought once. */
function useKey(quotedAt: string | undefined): string {
  const [key, setKey] = useState(() => ({ quotedAt, uuid: crypto.randomUUID() }));
  if (key.quotedAt === quotedAt) return key.uuid;
  const next = { quotedAt, uuid: crypto.randomUUID() };
  setKey(next);
  return next.uuid;
}

export function useCheckout(checkout: CheckoutData, returnTo: string | null) {
  const { storefrontUuid, wish, quote, cards, billing } = checkout;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { add, ...paying } = useCheckoutCards(storefrontUuid, cards);
  const [savesCard, setSavesCard] = useState(true);
  const key = useKey(quote?.quotedAt);

  const goOn = async ({ uuid, url }: Purchase) => {
    if (url) return leaveTo(url);
    const query = { storefront: storefrontUuid, returnTo: returnTo ?? undefined };
    await navigate(withQuery(purchasePaths.followed(uuid), query));
  };
  const pay = useAction({
    run: (paidWith: PaidWith) => {
      if (!quote) throw new Error('Nothing can be paid without a price.');
      const { totalCents, quotedAt, promo } = quote;
      const promoCode = promo?.code ?? null;
      const asked = { storefrontUuid, wish, promoCode, totalCents, quotedAt, key, returnTo };
      return api.plans.beginPurchase({ ...asked, ...paidWith });
    },
    refreshes: [PLANS_KEY],
    onDone: goOn,
    failure: 'here',
  });

  const keepBilling = useAction({
    run: (details: BillingDetails) => api.plans.setBilling({ storefrontUuid, ...details }),
  });
  const { canChange: _, ...defaultValues } = billing;
  const form = useRuleForm<BillingDetails, typeof BILLING_RULES>({
    defaultValues,
    rules: BILLING_RULES,
    onSubmit: async (details) => {
      // What was typed is kept before anybody leaves for the payment page.
      await api.plans.setBilling({ storefrontUuid, ...details });
      try {
        await pay.mutateAsync({ methodId: methodOf(paying.card), savesCard });
      } catch (error) {
        if (OUT_OF_DATE.some((code) => hasErrorCode(error, code))) await revalidate();
        throw error;
      }
    },
    onUnexpectedError: (error) => reportError('checkout', error),
  });
  /** What was typed is kept before anybody leaves for the page on which a card is saved. */
  const addCard = async () => {
    if (!(await form.methods.trigger())) return;
    await keepBilling.mutateAsync(form.methods.getValues());
    add.mutate();
  };
  const { state, location } = useNavigation();
  const coming = location?.pathname === vendorPaths.checkout ? location.search : undefined;
  return {
    ...useChoice(),
    // What was just chosen is shown while its price is on the way.
    wish: coming === undefined ? wish : wishIn(new URLSearchParams(coming)),
    isQuoting: state !== 'idle',
    form,
    ...paying,
    addCard,
    isAddingCard: add.isPending || keepBilling.isPending,
    savesCard,
    setSavesCard,
  };
}
