import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { BILLING_RULES, billingLines, NO_BILLING } from './purchase-billing.ts';

it('may be left out', () => {
  expect(validateFields(NO_BILLING, BILLING_RULES)).toEqual({});
  expect(billingLines(NO_BILLING)).toEqual([]);
});

it('never takes a card, nor a letter', () => {
  const card = '4242 4242 4242 4242';
  const wrong = validateFields(
    { businessName: card, taxId: card, address: 'a\n'.repeat(5).concat('b') },
    BILLING_RULES,
  );
  expect(Object.keys(wrong)).toEqual(['businessName', 'taxId', 'address']);
  expect(wrong.address).toBe('Use up to 5 lines.');
});

it('stands in lines', () => {
  expect(
    billingLines({
      businessName: 'Shah Studio LLC',
      taxId: '12-3456789',
      address: '24 Garden St\n\nHudson NY',
    }),
  ).toEqual(['Shah Studio LLC', '24 Garden St', 'Hudson NY', 'Tax ID 12-3456789']);
});
