import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { type InvitationRole, MOST_OWNERS } from '../rules/member-roles.ts';
import { listPendingInvitations } from './invitations.store.ts';
import { listMembers } from './store.ts';

type Invitee = {
  weddingId: string;
  email: string;
  role: InvitationRole;
  /** The address of who invites. */
  inviterEmail: string;
  /** The invitation that is being sent again. */
  exceptId?: string;
};

/** Whether this address may be invited now. Speaks only of the own wedding, never of who has an account. */
export async function checkInvitee(tx: Tx, invitee: Invitee): Promise<Result<true>> {
  const { weddingId, email, role } = invitee;
  if (email === invitee.inviterEmail.toLowerCase()) {
    return fail('invitation.own_email', 'This is your own email address.');
  }
  const members = await listMembers(tx, weddingId);
  if (members.some((member) => member.email.toLowerCase() === email)) {
    return fail('invitation.already_member', 'This person already plans with you.');
  }
  const isPartner = role === 'PARTNER';
  if (isPartner && members.filter((member) => member.role === 'OWNER').length >= MOST_OWNERS) {
    return fail('invitation.already_member', 'Both partners are already part of this wedding.');
  }
  const others = (await listPendingInvitations(tx, weddingId)).filter((each) => each.id !== invitee.exceptId);
  if (others.some((each) => each.email === email)) {
    return fail(
      'invitation.already_invited',
      'This person has already been invited. You can send the invitation again.',
    );
  }
  if (isPartner && others.some((each) => each.role === 'PARTNER')) {
    return fail(
      'invitation.already_invited',
      'You have already invited a partner. Cancel that invitation first.',
    );
  }
  return ok(true);
}
