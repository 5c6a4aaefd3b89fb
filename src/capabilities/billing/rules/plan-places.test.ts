import { expect, it } from 'vitest';
import { planPlaces } from './plan-places.ts';

const BASE = '/inspire/vendors';

it.each([
  ['your-plans', 'Your plan', 'page'],
  ['select-plan', 'Your plan', 'true'],
  ['checkout', 'Your plan', 'true'],
  ['checkout/6f1c', 'Your plan', 'true'],
  ['purchase-history', 'Purchase history', 'page'],
  ['purchase-history/6f1c', 'Purchase history', 'true'],
  ['purchase-history/balance-history', 'Balance history', 'page'],
  ['how-we-price', 'How we price', 'page'],
])('%s stands under %s', (path, label, mark) => {
  const marked = planPlaces(`${BASE}/${path}`, true).filter((place) => place.mark);
  expect(marked.map((place) => [place.label, place.mark])).toEqual([[label, mark]]);
});

it('keeps the histories for published listings', () => {
  const labels = (isPublished: boolean) =>
    planPlaces(`${BASE}/your-plans`, isPublished).map(({ label }) => label);
  expect(labels(true)).toEqual(['Your plan', 'Purchase history', 'Balance history', 'How we price']);
  expect(labels(false)).toEqual(['Your plan', 'How we price']);
});
