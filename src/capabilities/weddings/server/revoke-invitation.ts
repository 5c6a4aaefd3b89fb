import { ok, type Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import { updateInvitation } from './invitations.store.ts';
import { presentInvitation } from './present-invitation.ts';
import { reachSentInvitation } from './reach-invitation.ts';
import { weddingTopic } from './wedding-topic.ts';

/** Takes back an invitation nobody has accepted. Who accepted it already is removed instead. */
export function revokeInvitation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Invitation>> {
  return transact(db, async (tx) => {
    const reached = await reachSentInvitation(tx, actor, uuid);
    if (!reached.ok) return reached;
    const { invitation } = reached.value;
    const now = clock.now();
    const status = nextInvitationStatus(invitation, 'revoke', now);
    if (!status.ok) return status;
    await updateInvitation(tx, uuid, { status: status.value });
    await publishLive(tx, weddingTopic(invitation.weddingId), { kind: 'invitations', id: uuid });
    return ok(
      presentInvitation(
        { ...reached.value, invitation: { ...invitation, status: status.value } },
        'SENT',
        now,
      ),
    );
  });
}
