import type { Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { Team } from '../contract/team.contract.ts';
import { updateInvitation } from './invitations.store.ts';
import { noteTeamChange } from './note-team-change.ts';
import { reachInvitation } from './reach-invitation.ts';
import { readTeam } from './read-team.ts';

/** Takes back an invitation nobody has accepted. Who accepted it already is removed instead. */
export function revokeInvite(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  input: { uuid: string; invitationUuid: string },
): Promise<Result<Team>> {
  return transact(deps.db, async (tx) => {
    const reached = await reachInvitation(tx, actor, input);
    if (!reached.ok) return reached;
    const { invitation, storefront } = reached.value;
    const status = nextInvitationStatus(invitation, 'revoke', deps.clock.now());
    if (!status.ok) return status;
    await updateInvitation(tx, invitation.id, { status: status.value });
    await noteTeamChange(tx, deps, {
      storefrontId: storefront.id,
      event: 'REVOKED',
      actorId: actor.userId,
      subjectEmail: invitation.email,
    });
    return readTeam(tx, deps, actor, input.uuid);
  });
}
