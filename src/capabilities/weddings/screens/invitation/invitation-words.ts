import type { InvitationLetter } from '../../contract/invitations.contract.ts';
import type { InvitationRole } from '../../rules/member-roles.ts';

const WHAT_ROLES_DO: Readonly<Record<InvitationRole, string>> = {
  PARTNER: 'As partners you share everything: the guest list, the budget, the vendors and every decision.',
  PLANNER: 'As their planner you can work on everything but the budget and the account.',
  FAMILY: 'As family you can help with the guest list and see how the plans come along.',
  VIEWER: 'You can follow along and see how the plans come along.',
};

export function whatRoleDoes(role: InvitationRole): string {
  return WHAT_ROLES_DO[role];
}

/** 'the wedding of Maya & Jonah', also where nobody has written the names yet. */
export function weddingWords(coupleNames: string): string {
  return coupleNames ? `the wedding of ${coupleNames}` : 'their wedding';
}

type ClosedStatus = Exclude<InvitationLetter['status'], 'PENDING'>;

/** What is left to say once an invitation is answered or over. */
export function closedLetter({ status, inviterFirstName, coupleNames }: InvitationLetter) {
  const inviter = inviterFirstName || 'the couple';
  const words: Record<ClosedStatus, { title: string; text: string }> = {
    ACCEPTED: {
      title: 'This invitation has been accepted',
      text: `Whoever accepted it is part of ${weddingWords(coupleNames)} now.`,
    },
    DECLINED: {
      title: 'This invitation has been declined',
      text: `Changed your mind? Ask ${inviter} to send you a new one.`,
    },
    EXPIRED: {
      title: 'This invitation has expired',
      text: `Invitations work for 14 days. Ask ${inviter} to send it again; it takes them one tap.`,
    },
    REVOKED: {
      title: 'This invitation is no longer valid',
      text: `It was taken back. If that surprises you, please ask ${inviter}.`,
    },
  };
  return words[status === 'PENDING' ? 'EXPIRED' : status];
}
