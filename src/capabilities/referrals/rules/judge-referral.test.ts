import { expect, it, test } from 'vitest';
import { REFUSAL_TEXTS, REFUSALS, type ReferralFacts, refusalOf } from './judge-referral.ts';
import { MOST_REWARDS_A_MONTH } from './reward.ts';

const CLEAN: ReferralFacts = {
  sharesTeam: false,
  sharesDomain: false,
  sharesCard: false,
  rewardedThisMonth: 0,
};

test.each<[Partial<ReferralFacts>, string | undefined]>([
  [{}, undefined],
  [{ sharesTeam: true }, 'OWN_TEAM'],
  [{ sharesDomain: true }, 'OWN_DOMAIN'],
  [{ sharesCard: true }, 'SAME_CARD'],
  [{ rewardedThisMonth: MOST_REWARDS_A_MONTH - 1 }, undefined],
  [{ rewardedThisMonth: MOST_REWARDS_A_MONTH }, 'MONTH_FULL'],
  [{ rewardedThisMonth: MOST_REWARDS_A_MONTH + 1 }, 'MONTH_FULL'],
  // What tells of fraud is said before what tells of diligence.
  [{ sharesCard: true, rewardedThisMonth: 99 }, 'SAME_CARD'],
  [{ sharesTeam: true, sharesDomain: true, sharesCard: true }, 'OWN_TEAM'],
])('%j: %s', (facts, refusal) => {
  expect(refusalOf({ ...CLEAN, ...facts })).toBe(refusal);
});

it('says each as a sentence', () => {
  for (const refusal of REFUSALS) expect(REFUSAL_TEXTS[refusal]).toMatch(/^[A-Z].+\.$/);
});
