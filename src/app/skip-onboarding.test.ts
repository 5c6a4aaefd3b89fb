import { expect, it } from 'vitest';
import { skipsOnboarding } from './skip-onboarding.ts';

it.each([
  [null, false],
  ['', false],
  ['skip_onboarding=1', true],
  ['a=b; skip_onboarding=1; c=d', true],
  ['__Host-skip_onboarding=1', true],
  ['skip_onboarding=0', false],
  ['xskip_onboarding=1', false],
  ['skip_onboarding=12', false],
])('%s puts onboarding off: %s', (cookies, isPutOff) => {
  expect(skipsOnboarding(cookies)).toBe(isPutOff);
});
