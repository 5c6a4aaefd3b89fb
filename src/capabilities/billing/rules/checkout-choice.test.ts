import { expect, it } from 'vitest';
import { wishIn, wishKey, withWish } from './checkout-choice.ts';

it.each([
  ['', 'payg-60'],
  ['pack=payg-150', 'payg-150'],
  ['pack=nonsense', 'payg-60'],
  ['plan=unlimited-12m', 'unlimited-12m:MONTHLY'],
  ['plan=unlimited-12m&payment=upfront', 'unlimited-12m:UPFRONT'],
  ['plan=unlimited-3m&payment=monthly', 'unlimited-3m:UPFRONT'],
  ['plan=unlimited-1m&payment=nonsense', 'unlimited-1m:MONTHLY'],
  ['plan=trial', 'payg-60'],
])('%s is %s', (query, key) => {
  expect(wishKey(wishIn(new URLSearchParams(query)))).toBe(key);
});

it('stays in the address, beside everything else there', () => {
  const search = new URLSearchParams('storefront=1&pack=payg-25&promo=HELLO20');
  const plan = { kind: 'plan', planKey: 'unlimited-12m', payment: 'UPFRONT' } as const;
  const changed = withWish(search, plan);
  expect(changed.toString()).toBe('storefront=1&promo=HELLO20&plan=unlimited-12m&payment=upfront');
  expect(wishIn(changed)).toEqual(plan);
  expect(withWish(changed, { kind: 'pack', packKey: 'payg-25' }).get('plan')).toBeNull();
});
