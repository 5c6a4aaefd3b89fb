import type { PublicationStatus } from '#base/publication-status.ts';
import type { SeededRandom } from '#base/seeded-random.ts';

const DAY_MS = 86_400_000;

export type PublicationPlan = {
  publicationStatus: PublicationStatus;
  createdAt: Date;
  submittedAt: Date | null;
  publishedAt: Date | null;
  claimedAt: Date | null;
};

/** Of the few that are not on the page: how many stand where. Whoever waits for staff comes with a review, and later. */
const HIDDEN_STATUSES: readonly { status: Exclude<PublicationStatus, 'ACCEPTED'>; weight: number }[] = [
  { status: 'NEW', weight: 70 },
  { status: 'CLOSED', weight: 15 },
  { status: 'REJECTED', weight: 10 },
  { status: 'SPAM', weight: 5 },
];
const HIDDEN_SHARE = 0.05;
const CLAIMED_SHARE = 0.85;

/** What is wished of a listing, where something is. */
export type PublicationWish = 'published' | 'unclaimed' | 'draft';

/** How far a listing has come, and when; nine in ten have been there for a while. */
export function planPublication(
  random: SeededRandom,
  now: Date,
  wish: PublicationWish | undefined,
): PublicationPlan {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS - random.int(0, DAY_MS - 1));
  const status = pickStatus(random, wish);
  const isHidden = status !== 'ACCEPTED';
  const days = isHidden && status !== 'CLOSED' ? random.int(1, 40) : publishedDays(random);
  const createdAt = ago(days + random.int(2, 30));
  const isClaimed = wish !== 'unclaimed' && (isHidden || wish !== undefined || random.chance(CLAIMED_SHARE));
  const publishedAt = status === 'ACCEPTED' ? ago(days) : null;
  return {
    publicationStatus: status,
    createdAt,
    submittedAt: status === 'NEW' ? null : new Date(createdAt.getTime() + DAY_MS),
    publishedAt,
    claimedAt: isClaimed ? new Date(createdAt.getTime() + DAY_MS / 2) : null,
  };
}

function pickStatus(random: SeededRandom, wish: PublicationWish | undefined): PublicationStatus {
  if (wish) return wish === 'draft' ? 'NEW' : 'ACCEPTED';
  if (!random.chance(HIDDEN_SHARE)) return 'ACCEPTED';
  return random.pickWeighted(HIDDEN_STATUSES, ({ weight }) => weight).status;
}

/** One in ten came within the last three months. */
function publishedDays(random: SeededRandom): number {
  return random.chance(0.1) ? random.int(1, 89) : random.int(90, 2200);
}
