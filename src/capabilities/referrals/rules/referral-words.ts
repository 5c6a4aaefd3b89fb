import { plural } from '#base/text.ts';
import { REFUSAL_TEXTS, type Refusal } from './judge-referral.ts';
import type { ReferralStatus } from './referral-states.ts';

export const STATUS_LABELS: Readonly<Record<ReferralStatus, string>> = {
  SENT: 'Invited',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
  DECLINED: 'Declined',
  JOINED: 'Joined',
  REWARDED: 'Published',
  NOT_REWARDED: 'No reward',
};

type Told = {
  status: ReferralStatus;
  credits: number | null;
  refusal: Refusal | null;
};

/** What it means for who referred them. */
export function referralSentence({ status, credits, refusal }: Told): string {
  const sentences: Record<ReferralStatus, string> = {
    SENT: 'Hasn’t answered yet.',
    EXPIRED: 'The link ran out before they answered.',
    CANCELED: 'The link in the email no longer works.',
    DECLINED: 'They’d rather not get these emails.',
    JOINED: 'Working on their listing. You get your credits when it’s published.',
    REWARDED: `Their listing is published. You got ${plural(credits ?? 0, 'credit')}.`,
    NOT_REWARDED: refusal ? REFUSAL_TEXTS[refusal] : '',
  };
  return sentences[status];
}

type Named = { businessName: string; email: string | null; listingName: string | null };

/** Whom a line is about, by what is known best. */
export function referralName({ businessName, email, listingName }: Named): string {
  return listingName ?? (businessName || email || 'Someone who used your link');
}
