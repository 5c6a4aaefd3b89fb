import { fail, ok, type Result } from '#base/result.ts';
import { type EnteredStorefront, listStorefrontMembers } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { MOST_PEOPLE } from '../rules/invite-rules.ts';
import { listOpenInvitations } from './invitations.store.ts';

type Invitee = {
  storefront: Pick<EnteredStorefront['storefront'], 'id' | 'uuid' | 'name'>;
  email: string;
  /** The address of who invites. */
  inviterEmail: string;
  /** The invitation that is being sent again. */
  exceptId?: string;
};

type Code = 'invitation.own_email' | 'invitation.already_member' | 'invitation.already_invited' | 'team.full';
const refuse = (code: Code, message: string) => fail(code, message, { fields: { email: message } });

/** Whether this address may be invited now. Speaks only of the own listing, never of who has an account. */
export async function checkInvitee(
  tx: Tx,
  { storefront, email, inviterEmail, exceptId }: Invitee,
): Promise<Result<true>> {
  if (email === inviterEmail.toLowerCase()) {
    return refuse('invitation.own_email', 'This is your own email address.');
  }
  const members = await listStorefrontMembers(tx, storefront.id);
  if (members.some((member) => member.email.toLowerCase() === email)) {
    return refuse('invitation.already_member', `This person already has access to ${storefront.name}.`);
  }
  const waiting = (await listOpenInvitations(tx, storefront.id)).filter(
    ({ invitation }) => invitation.status === 'PENDING' && invitation.id !== exceptId,
  );
  if (waiting.some(({ invitation }) => invitation.email === email)) {
    return refuse(
      'invitation.already_invited',
      `This person is already invited to ${storefront.name}. You can resend the invitation.`,
    );
  }
  if (members.length + waiting.length >= MOST_PEOPLE) {
    return refuse('team.full', `A listing can have ${MOST_PEOPLE} people. Remove someone first.`);
  }
  return ok(true);
}
