import { plansContract } from '#capabilities/plans/contract.ts';
import { PROMO_SCOPES } from '#capabilities/plans/rules/promo-codes.ts';
import { PROMO_EFFECTS } from '#capabilities/plans/rules/promo-rules.ts';
import { BILLING_RULES } from '#capabilities/plans/rules/purchase-billing.ts';
import {
  PROMO_FORM_RULES,
  type PromoValues,
  promoInput,
} from '#capabilities/plans/screens/support/promo-form.ts';
import { formCase } from './form-case.ts';

const BILLING = 'src/capabilities/billing/screens';
const UUID = '00000000-0000-4000-8000-0000000000ff';

export const BILLING_FORMS = [
  formCase({
    files: [`${BILLING}/checkout/use-checkout.ts`, `${BILLING}/history/billing-card.tsx`],
    calls: { setBilling: plansContract.setBilling },
    values: { businessName: 'Shah Studio LLC', taxId: '12-3456789', address: '24 Garden Street\nHudson NY' },
    rules: BILLING_RULES,
    beside: { storefrontUuid: UUID },
    notTyped: { storefrontUuid: 'The listing of the page.' },
  }),
  formCase<PromoValues>({
    files: ['src/capabilities/plans/screens/support/promo-dialog.tsx'],
    calls: { makePromoCode: plansContract.makePromoCode },
    values: {
      ...{ code: 'SPRING-20', effect: 'PERCENT', size: 20, scope: 'PACKS', maxUses: 100 },
      ...{ isFirstOnly: false, isAnnounced: true, startsOn: '03/01/2027', endsOn: '03/31/2027' },
    },
    rules: PROMO_FORM_RULES,
    input: promoInput,
    choices: { effect: PROMO_EFFECTS, scope: PROMO_SCOPES },
  }),
];
