import { TIMERS } from '../rules/inquiry-timers.ts';
import {
  type Beat,
  between,
  deliver,
  reading,
  type Tale,
  talk,
  tellBooked,
  tellClosedByCouple,
  tellClosedByVendor,
  tellDeclined,
  tellTalking,
} from './tell-tales.ts';

export const STORY_NAMES = [
  'waiting',
  'seen',
  'added',
  'nudged',
  'talking',
  'unreadAnswer',
  'booked',
  'unbooked',
  'declined',
  'withdrawn',
  'expired',
  'closedByCouple',
  'closedByVendor',
  'dismissed',
  'courteouslyWithdrawn',
  'reported',
  'held',
  'rejected',
  'undelivered',
] as const;
export type StoryName = (typeof STORY_NAMES)[number];

/** What nobody planning a wedding writes; it goes out alone, and its sender writes nothing else. */
export const SPAM_STORIES: ReadonlySet<StoryName> = new Set(['held', 'rejected', 'reported']);

type Story = {
  /** How long ago such a thread may have begun, in hours. */
  ages: readonly [number, number];
  /** Somebody has to answer. */
  needsVendor?: boolean;
  tell(tale: Tale): Beat[];
};

const EXPIRATION_HOURS = TIMERS.expirationDays * 24;
const NUDGE_HOURS = TIMERS.nudgeAfterMs / 3_600_000;
/** Nothing READY is older than its expiration. */
const OLDEST_READY = EXPIRATION_HOURS - 12;

/** What can become of an inquiry, each told move by move. */
export const STORIES: Readonly<Record<StoryName, Story>> = {
  waiting: { ages: [0.1, 300], tell: (tale) => [deliver(tale)] },
  seen: {
    ages: [2, OLDEST_READY],
    needsVendor: true,
    tell: (tale) => [deliver(tale), reading(tale, 'VENDOR')],
  },
  added: {
    ages: [12, 320],
    tell: (tale) => [
      deliver(tale),
      {
        hours: between(tale.random, 2, 60),
        move: { action: 'couple-message', side: 'COUPLE', body: tale.write.addition() },
      },
    ],
  },
  nudged: {
    ages: [NUDGE_HOURS + 3, OLDEST_READY],
    tell: (tale) => [
      deliver(tale),
      {
        hours: between(tale.random, NUDGE_HOURS + 0.2, Math.min(tale.ageHours - 1, 200)),
        isFirm: true,
        move: { action: 'nudge', side: 'COUPLE' },
      },
    ],
  },
  talking: { ages: [3, 800], needsVendor: true, tell: tellTalking },
  unreadAnswer: {
    ages: [8, 300],
    needsVendor: true,
    tell: (tale) => talk(tale, { turns: 1, isQuoted: true }),
  },
  booked: { ages: [120, 5_000], needsVendor: true, tell: tellBooked },
  unbooked: {
    ages: [200, 3_000],
    needsVendor: true,
    tell: (tale) => [
      ...tellBooked(tale),
      { hours: between(tale.random, 20, 200), move: { action: 'unbook', side: 'COUPLE' } },
      {
        hours: 0.1,
        move: { action: 'couple-message', side: 'COUPLE', body: tale.write.unbooking() },
      },
    ],
  },
  declined: { ages: [8, 4_000], needsVendor: true, tell: tellDeclined },
  withdrawn: {
    ages: [20, 4_000],
    tell: (tale) => [
      deliver(tale),
      { hours: between(tale.random, 10, 250), move: { action: 'withdraw', side: 'COUPLE' } },
      ...(tale.random.chance(0.5) ? [reading(tale, 'VENDOR')] : []),
    ],
  },
  expired: {
    ages: [EXPIRATION_HOURS + 2, 5_000],
    tell: (tale) => [
      deliver(tale),
      { hours: EXPIRATION_HOURS, isFirm: true, move: { action: 'expire', side: 'SYSTEM' } },
      ...(tale.random.chance(0.75) ? [reading(tale, 'COUPLE')] : []),
    ],
  },
  closedByCouple: { ages: [80, 4_000], needsVendor: true, tell: tellClosedByCouple },
  closedByVendor: { ages: [250, 4_000], needsVendor: true, tell: tellClosedByVendor },
  dismissed: {
    ages: [120, 5_000],
    needsVendor: true,
    tell: (tale) => [
      ...talk(tale, { turns: tale.random.int(0, 2), isQuoted: tale.random.chance(0.7) }),
      {
        hours: between(tale.random, 5, 60),
        move: { action: 'dismiss', side: 'COUPLE', note: tale.write.courtesy() },
      },
    ],
  },
  courteouslyWithdrawn: {
    ages: [100, 480],
    tell: (tale) => [
      deliver(tale),
      {
        hours: between(tale.random, 30, 200),
        move: { action: 'withdraw', side: 'COUPLE', note: tale.write.courtesy() },
      },
    ],
  },
  reported: {
    ages: [6, 600],
    needsVendor: true,
    tell: (tale) => [
      deliver(tale),
      { hours: between(tale.random, 1, 30), move: { action: 'decline', side: 'VENDOR', reason: 'OTHER' } },
    ],
  },
  held: { ages: [0.3, 40], tell: () => [] },
  rejected: {
    ages: [10, 400],
    tell: (tale) => [{ hours: between(tale.random, 1, 9), move: { action: 'reject', side: 'STAFF' } }],
  },
  undelivered: { ages: [1, 200], tell: () => [] },
};
