import type { Wish } from '#capabilities/plans/contract/purchases.contract.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { PLAN_KEYS, PLAN_OFFERS, PLAN_PAYMENTS } from '#capabilities/plans/rules/plan-offers.ts';

const USUAL_PACK = 'payg-60';

function planIn(search: URLSearchParams): Wish | undefined {
  const planKey = PLAN_KEYS.find((key) => key === search.get('plan'));
  if (!planKey) return undefined;
  const { payments } = PLAN_OFFERS[planKey];
  const asked = PLAN_PAYMENTS.find((payment) => payment === search.get('payment')?.toUpperCase());
  const payment = payments.find((one) => one === asked) ?? payments[0] ?? 'MONTHLY';
  return { kind: 'plan', planKey, payment };
}

/** What an address of the checkout is about; a pack where it says nothing that is for sale. */
export function wishIn(search: URLSearchParams): Wish {
  const packKey = CREDIT_PACKS.find(({ key }) => key === search.get('pack'))?.key;
  return planIn(search) ?? { kind: 'pack', packKey: packKey ?? USUAL_PACK };
}

/** The same as a query; what else stands in the address stays. */
export function withWish(search: URLSearchParams, wish: Wish): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of ['pack', 'plan', 'payment']) changed.delete(name);
  if (wish.kind === 'pack') changed.set('pack', wish.packKey);
  else {
    changed.set('plan', wish.planKey);
    changed.set('payment', wish.payment.toLowerCase());
  }
  return changed;
}

/** As one word, for a list to choose from. */
export function wishKey(wish: Wish): string {
  return wish.kind === 'pack' ? wish.packKey : `${wish.planKey}:${wish.payment}`;
}
