import { plansContract } from '#capabilities/plans/contract.ts';
import { BILLING_RULES } from '#capabilities/plans/rules/purchase-billing.ts';
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
];
