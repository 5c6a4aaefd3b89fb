import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';

type BadgeText = {
  title: string;
  /** The published rule, for vendors. */
  rule: string;
  /** What it means, for couples. */
  meaning: string;
};

export const BADGE_TEXTS: Readonly<Record<BadgeKey, BadgeText>> = {
  QUICK_RESPONDER: {
    title: 'Quick responder',
    rule: 'Last 90 days: 5 or more inquiries, 9 in 10 answered, half of them within 24 hours.',
    meaning: 'Answers 9 in 10 couples, half of them within a day.',
  },
  TRENDING: {
    title: 'Trending',
    rule: 'Saves and inquiries up by half on the 30 days before, and in the top 10% of your market.',
    meaning:
      'Saved and written to half again as often as the month before, and more than nearly everyone nearby.',
  },
  HIDDEN_GEM: {
    title: 'Hidden gem',
    rule: '3 reviews or more, 4.8 average, fewer views than most in your market.',
    meaning: 'Rated 4.8 or better by 3 couples or more, and not yet found by most.',
  },
  NEW: {
    title: 'New',
    rule: 'For the first 90 days after your listing is published.',
    meaning: 'Here for less than 90 days.',
  },
};

export const BEST_OF_RULE = 'This calendar year: 7 reviews, 4.5 average, 80% answered, no upheld complaint.';
