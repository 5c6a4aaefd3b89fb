import { expect, it } from 'vitest';
import { SANDBOX_CARDS } from '#platform/payments/sandbox/sandbox-cards.data.ts';
import { cardDigits } from './sandbox-card.ts';
import { TEST_CARDS } from './test-cards.data.ts';

it('the page names the cards that the sandbox knows, and no other', () => {
  expect(TEST_CARDS.map(({ number }) => cardDigits(number))).toEqual(
    SANDBOX_CARDS.map(({ number }) => number),
  );
});
