import { seededRandom } from '#base/seeded-random.ts';
import { type ReferralStatus, referralExpiry } from '../rules/referral-states.ts';

const DAY_MS = 86_400_000;

type Told = {
  email: string | null;
  businessName: string;
  status: ReferralStatus;
  sentDays: number;
  changedDays: number;
};

/** Whom the demo vendor has brought in, or asked; nobody of them is published yet, so no credits came of it. */
const TOLD: readonly Told[] = [
  { email: null, businessName: '', status: 'JOINED', sentDays: 4, changedDays: 4 },
  {
    email: 'hello@wrenandwillow.example',
    businessName: 'Wren & Willow Flowers',
    status: 'SENT',
    sentDays: 6,
    changedDays: 6,
  },
  {
    email: 'office@latesummerstrings.example',
    businessName: 'Late Summer Strings',
    status: 'JOINED',
    sentDays: 31,
    changedDays: 26,
  },
  {
    email: 'bookings@marlowe-barn.example',
    businessName: 'Marlowe Barn',
    status: 'SENT',
    sentDays: 71,
    changedDays: 71,
  },
  {
    email: 'hi@thirdslice.example',
    businessName: 'Third Slice Cakes',
    status: 'CANCELED',
    sentDays: 82,
    changedDays: 80,
  },
];

export function planReferrals(seed: string, storefrontId: number, now: Date) {
  const random = seededRandom(seed, 'referrals', storefrontId);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return TOLD.map(({ email, businessName, status, sentDays, changedDays }) => {
    const isMail = email !== null;
    const [createdAt, changedAt] = [before(sentDays), before(changedDays)];
    return {
      ...{ id: random.uuid(), storefrontId, way: isMail ? 'MAIL' : 'LINK', email, businessName, status },
      ...{ createdAt, changedAt, sentAt: isMail ? createdAt : null, sendCount: isMail ? 1 : 0 },
      expiresAt: isMail ? referralExpiry(createdAt) : null,
      joinedAt: status === 'JOINED' ? changedAt : null,
    };
  });
}

export type ReferralPlan = ReturnType<typeof planReferrals>[number];
