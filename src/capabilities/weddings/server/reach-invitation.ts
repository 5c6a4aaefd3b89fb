import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { enterWedding } from './enter-wedding.ts';
import { findInvitation, type InvitationView } from './invitations.store.ts';
import { mayAnswer } from './policy.ts';
import { lockWeddings, membershipOf } from './store.ts';

export type InvitationAnswer = { uuid: string; token?: string | undefined };

/** Someone else's invitation and one that never was look the same. */
export function invitationNotFound() {
  return fail(
    'invitation.not_found',
    'We couldn’t find this invitation. It may have been sent again with a new link.',
  );
}

/** For the invited person: the invitation, with its wedding and the person's own one locked. */
export async function reachReceivedInvitation(
  tx: Tx,
  actor: SignedInActor,
  { uuid, token }: InvitationAnswer,
): Promise<Result<InvitationView>> {
  const found = await findInvitation(tx, uuid);
  if (!found || !mayAnswer(found, actor, token)) return invitationNotFound();
  const own = await membershipOf(tx, actor.userId);
  await lockWeddings(tx, [found.invitation.weddingId, ...(own ? [own.weddingId] : [])]);
  // It may have been answered, taken back or sent again while this call waited.
  const view = await findInvitation(tx, uuid);
  return view && mayAnswer(view, actor, token) ? ok(view) : invitationNotFound();
}

/** For the inviting side: an invitation of the own wedding, which is locked. */
export async function reachSentInvitation(
  tx: Tx,
  actor: Pick<SignedInActor, 'userId'>,
  uuid: string,
): Promise<Result<InvitationView>> {
  const entered = await enterWedding(tx, actor, 'manage-members');
  if (!entered.ok) return entered;
  const view = await findInvitation(tx, uuid);
  return view?.invitation.weddingId === entered.value.wedding.id ? ok(view) : invitationNotFound();
}
