import {
  invitationMachine,
  RECEIVER_ACTIONS,
  SENDER_ACTIONS,
  statusAt,
} from '#capabilities/identity/rules/invitation-states.ts';
import type { Invitation, InvitationLetter } from '../contract/invitations.contract.ts';
import { coupleDisplayName, namesWithPartner } from '../rules/couple-names.ts';
import { weddingsPaths } from '../rules/paths.ts';
import { tidyName } from '../rules/person-name.ts';
import { copiedToken } from './invitation-links.ts';
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
    linkPath: null,
    actions: offered.filter((action) => invitationMachine.can(status, action)),
  };
}

/** For who manages the members: with a link to copy while it waits for an answer. */
export function presentSentInvitation(view: InvitationView, now: Date, secret: string): Invitation {
  const invitation = presentInvitation(view, 'SENT', now);
  if (invitation.status !== 'PENDING') return invitation;
  return { ...invitation, linkPath: weddingsPaths.invitation(copiedToken(view.invitation, secret)) };
}

export function presentLetter(view: InvitationView, now: Date): Omit<InvitationLetter, 'addressProof'> {
  const { invitation, names, weddingDate, inviter } = view;
  const inviterFirstName = tidyName(inviter?.firstName ?? '');
  return {
    uuid: invitation.id,
    firstName: invitation.firstName,
    inviterFirstName,
    coupleNames: coupleDisplayName(
      invitation.role === 'PARTNER'
        ? namesWithPartner(names, { inviter: inviterFirstName, invited: invitation.firstName })
        : names,
    ),
    weddingDate,
    role: invitation.role,
    status: statusAt(invitation, now),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}
