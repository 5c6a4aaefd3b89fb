import type { Invitation, InvitationLetter } from '../contract/invitations.contract.ts';
import { coupleDisplayName } from '../rules/couple-names.ts';
import { invitationMachine, RECEIVER_ACTIONS, SENDER_ACTIONS, statusAt } from '../rules/invitation-states.ts';
import { tidyName } from '../rules/person-name.ts';
import type { InvitationView } from './invitations.store.ts';

export function presentInvitation(
  { invitation, names, inviter }: InvitationView,
  direction: Invitation['direction'],
  now: Date,
): Invitation {
  const status = statusAt(invitation, now);
  const offered = direction === 'SENT' ? SENDER_ACTIONS : RECEIVER_ACTIONS;
  return {
    uuid: invitation.id,
    direction,
    email: invitation.email,
    firstName: invitation.firstName,
    role: invitation.role,
    status,
    inviterFirstName: tidyName(inviter?.firstName ?? ''),
    coupleNames: coupleDisplayName(names),
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    answeredAt: invitation.answeredAt?.toISOString() ?? null,
    actions: offered.filter((action) => invitationMachine.can(status, action)),
  };
}

export function presentLetter(view: InvitationView, now: Date): InvitationLetter {
  const { invitation, names, weddingDate, inviter } = view;
  return {
    uuid: invitation.id,
    firstName: invitation.firstName,
    inviterFirstName: tidyName(inviter?.firstName ?? ''),
    coupleNames: coupleDisplayName(names),
    weddingDate,
    role: invitation.role,
    status: statusAt(invitation, now),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}
