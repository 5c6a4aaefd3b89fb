import type { InvitationLetter } from '../../contract/invitations.contract.ts';
import type { InvitationRole } from '../../rules/member-roles.ts';

const WHAT_ROLES_DO: Readonly<Record<InvitationRole, string>> = {
  PARTNER: 'As partners, you share everything: guest list, budget, vendors, and every decision.',
  PLANNER: 'As their planner, you can work on everything but the budget and the account.',
  FAMILY: 'As family, you can help with the guest list and see how the plans are coming along.',
  VIEWER: 'You can follow along and see how the plans are coming together.',
};

export function whatRoleDoes(role: InvitationRole): string {
  return WHAT_ROLES_DO[role];
}

/** What an open invitation says: a partner plans their own wedding, everybody else that of the couple. */
export function letterWords({ firstName, inviterFirstName, coupleNames, role }: InvitationLetter) {
  const inviter = inviterFirstName || 'A couple';
  const hello = firstName ? `Hi ${firstName}! ` : '';
  if (role === 'PARTNER') {
    return {
      title: `${inviter} invited you to plan your wedding together`,
      text: `${hello}Join ${inviter} on Ampersand, where you’ll plan the whole day side by side.`,
    };
  }
  const wedding = coupleNames ? `${coupleNames}’s wedding` : 'their wedding';
  return {
    title: `${inviter} invited you to help plan ${wedding}`,
    text: `${hello}Join ${wedding} on Ampersand.`,
  };
}

type ClosedStatus = Exclude<InvitationLetter['status'], 'PENDING'>;

/** What is left to say once an invitation is answered or over. */
export function closedLetter({ status, inviterFirstName, coupleNames }: InvitationLetter) {
  const inviter = inviterFirstName || 'the couple';
  const words: Record<ClosedStatus, { title: string; text: string }> = {
    ACCEPTED: {
      title: 'This invitation has been accepted',
      text: coupleNames
        ? `Whoever accepted it is planning ${coupleNames}’s wedding now.`
        : 'There’s nothing left to do here.',
    },
    DECLINED: {
      title: 'This invitation has been declined',
      text: `Changed your mind? Ask ${inviter} to send you a new one.`,
    },
    EXPIRED: {
      title: 'This invitation has expired',
      text: `Invitations are good for 14 days. Ask ${inviter} to send it again; it takes one tap.`,
    },
    REVOKED: {
      title: 'This invitation is no longer valid',
      text: `It was canceled. If that’s a surprise, ask ${inviter}.`,
    },
  };
  return words[status === 'PENDING' ? 'EXPIRED' : status];
}
