import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { enterWedding } from './enter-wedding.ts';
import { type InvitationLink, linkOf } from './invitation-links.ts';
import { findInvitation, type InvitationView } from './invitations.store.ts';
import { mayAnswer } from './policy.ts';
import { lockWeddings, membershipOf } from './store.ts';

export type InvitationAnswer = { uuid: string; token?: string | undefined };

export type ReachedInvitation = InvitationView & { cameBy: InvitationLink | 'no link' };

/** Someone else's invitation and one that never was look the same. */
export function invitationNotFound() {
  return fail(
    'invitation.not_found',
    'We couldn’t find this invitation. It may have been sent again with a new link.',
  );
}

async function findForAnswer(
  tx: Tx,
  actor: SignedInActor,
  { uuid, token, secret }: InvitationAnswer & { secret: string },
): Promise<ReachedInvitation | undefined> {
  const view = await findInvitation(tx, uuid);
  if (!view) return undefined;
  const cameBy = token === undefined ? 'no link' : linkOf(view.invitation, token, secret);
  return mayAnswer(view, actor, cameBy) ? { ...view, cameBy } : undefined;
}

/** For the invited person: the invitation, with its wedding and the person's own one locked. */
export async function reachReceivedInvitation(
  tx: Tx,
  actor: SignedInActor,
  answer: InvitationAnswer & { secret: string },
): Promise<Result<ReachedInvitation>> {
  const found = await findForAnswer(tx, actor, answer);
  if (!found) return invitationNotFound();
  const own = await membershipOf(tx, actor.userId);
  await lockWeddings(tx, [found.invitation.weddingId, ...(own ? [own.weddingId] : [])]);
  // It may have been answered, taken back or sent again while this call waited.
  const reached = await findForAnswer(tx, actor, answer);
  return reached ? ok(reached) : invitationNotFound();
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
