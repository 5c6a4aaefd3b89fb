import { defineStateMachine } from '#base/state-machine.ts';

export const REFERRAL_STATUSES = [
  'SENT',
  'EXPIRED',
  'CANCELED',
  'DECLINED',
  'JOINED',
  'REWARDED',
  'NOT_REWARDED',
] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export type ReferralEvent = 'resend' | 'cancel' | 'decline' | 'join' | 'expire' | 'reward' | 'refuse';

/** A mailed one waits for an answer; whoever comes by the link begins with having joined. What is settled stays settled. */
export const referralMachine = defineStateMachine<ReferralStatus, ReferralEvent>({
  name: 'referral',
  initial: ['SENT', 'JOINED'],
  transitions: {
    SENT: { resend: 'SENT', cancel: 'CANCELED', decline: 'DECLINED', join: 'JOINED', expire: 'EXPIRED' },
    EXPIRED: { resend: 'SENT', decline: 'DECLINED' },
    CANCELED: { decline: 'DECLINED' },
    DECLINED: {},
    JOINED: { reward: 'REWARDED', refuse: 'NOT_REWARDED' },
    REWARDED: {},
    NOT_REWARDED: {},
  },
});

/** How long a mailed link waits for its answer. */
export const REFERRAL_DAYS = 60;
/** The first mail and what is sent again. */
export const MOST_MAILS = 3;

const DAY_MS = 86_400_000;

export function referralExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + REFERRAL_DAYS * DAY_MS);
}

type Dated = { status: ReferralStatus; expiresAt: Date | null };

/** An overdue one counts as expired from that instant; nothing has to write it down. */
export function referralStatusAt({ status, expiresAt }: Dated, now: Date): ReferralStatus {
  return status === 'SENT' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;
}

export const SENDER_ACTIONS = ['resend', 'cancel'] as const;
export type SenderAction = (typeof SENDER_ACTIONS)[number];

/** What who sent it can still do: three mails are enough for anybody. */
export function senderActions(referral: Dated & { sendCount: number }, now: Date): SenderAction[] {
  const status = referralStatusAt(referral, now);
  return SENDER_ACTIONS.filter(
    (action) =>
      referralMachine.can(status, action) && (action !== 'resend' || referral.sendCount < MOST_MAILS),
  );
}
