import { MOST_REWARDS_A_MONTH } from './reward.ts';

/** Why a published listing brings no reward, the first that holds. */
export const REFUSALS = ['OWN_TEAM', 'OWN_DOMAIN', 'SAME_CARD', 'MONTH_FULL'] as const;
export type Refusal = (typeof REFUSALS)[number];

export type ReferralFacts = {
  /** Somebody works for both businesses, by account or by mailbox. */
  sharesTeam: boolean;
  /** Somebody of each has an address at the same domain, and it is not one of those where anybody can have one. */
  sharesDomain: boolean;
  sharesCard: boolean;
  rewardedThisMonth: number;
};

export function refusalOf(facts: ReferralFacts): Refusal | undefined {
  if (facts.sharesTeam) return 'OWN_TEAM';
  if (facts.sharesDomain) return 'OWN_DOMAIN';
  if (facts.sharesCard) return 'SAME_CARD';
  return facts.rewardedThisMonth >= MOST_REWARDS_A_MONTH ? 'MONTH_FULL' : undefined;
}

/** What who referred them reads. */
export const REFUSAL_TEXTS: Readonly<Record<Refusal, string>> = {
  OWN_TEAM: 'Someone works for both businesses, so this one doesn’t earn credits.',
  OWN_DOMAIN: 'Both businesses share an email domain, so this one doesn’t earn credits.',
  SAME_CARD: 'Both businesses pay with the same card, so this one doesn’t earn credits.',
  MONTH_FULL: `You had already earned ${MOST_REWARDS_A_MONTH} rewards that month.`,
};
