import { defineStateMachine } from '#base/state-machine.ts';

export const INVITATION_STATUSES = ['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** What the action call takes. `expire` and `leave` are events of the same machine that nobody can call for. */
export const INVITATION_ACTIONS = ['accept', 'decline', 'resend', 'revoke', 'remove'] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];
export type InvitationEvent = InvitationAction | 'expire' | 'leave';

export const INVITATION_DAYS = 14;

/** Who declined is not asked again by the same invitation; a new one can be sent. */
export const invitationMachine = defineStateMachine<InvitationStatus, InvitationEvent>({
  name: 'invitation',
  initial: 'PENDING',
  transitions: {
    PENDING: {
      accept: 'ACCEPTED',
      decline: 'DECLINED',
      resend: 'PENDING',
      revoke: 'REVOKED',
      expire: 'EXPIRED',
    },
    ACCEPTED: { remove: 'REVOKED', leave: 'REVOKED' },
    DECLINED: {},
    REVOKED: {},
    EXPIRED: { resend: 'PENDING', revoke: 'REVOKED' },
  },
});

/** The inviter may send again, take back and remove; the invited person answers. */
export const SENDER_ACTIONS: readonly InvitationAction[] = ['resend', 'revoke', 'remove'];
export const RECEIVER_ACTIONS: readonly InvitationAction[] = ['accept', 'decline'];

export function invitationExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * 86_400_000);
}

type Dated = { status: InvitationStatus; expiresAt: Date };

/** An overdue invitation counts as expired from that instant, whenever the nightly work gets to it. */
export function statusAt({ status, expiresAt }: Dated, now: Date): InvitationStatus {
  return status === 'PENDING' && expiresAt <= now ? 'EXPIRED' : status;
}
