import { fail, ok, type Result } from '#base/result.ts';
import { type EnteredStorefront, enterLockedStorefronts } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { findInvitation, type InvitationView } from './invitations.store.ts';

/** Another listing's invitation and one that never was look the same. */
export function invitationNotFound() {
  return fail(
    'invitation.not_found',
    'We couldn’t find this invitation. It may have been sent again with a new link.',
  );
}

export type ReachedInvitation = InvitationView & { entered: EnteredStorefront };

/** An invitation of a listing whose access this person manages, locked. */
export async function reachInvitation(
  tx: Tx,
  actor: Pick<SignedInActor, 'userId'>,
  { uuid, invitationUuid }: { uuid: string; invitationUuid: string },
): Promise<Result<ReachedInvitation>> {
  const entered = await enterLockedStorefronts(tx, actor, [uuid], 'manage-access');
  if (!entered.ok) return entered;
  const [place] = entered.value;
  const view = place && (await findInvitation(tx, place.storefront.id, invitationUuid));
  return view ? ok({ ...view, entered: place }) : invitationNotFound();
}
