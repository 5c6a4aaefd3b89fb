import { ok, type Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { updateInvitation } from './invitations.store.ts';
import { reachLetter } from './letter.ts';
import { declinedMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { personName } from './people.ts';

export function declineLetter(
  deps: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  token: string,
): Promise<Result<true>> {
  const { db, clock, publicUrl } = deps;
  return transact(db, async (tx) => {
    const now = clock.now();
    const reached = await reachLetter(tx, actor, { token, now });
    if (!reached.ok) return reached;
    const person = await findUser(tx, actor.userId);
    for (const { invitation, storefront, inviter } of reached.value) {
      const status = nextInvitationStatus(invitation, 'decline', now);
      if (!status.ok) return status;
      await updateInvitation(tx, invitation.id, { status: status.value, answeredAt: now });
      await noteTeamChange(tx, deps, {
        storefrontId: storefront.id,
        event: 'DECLINED',
        actorId: actor.userId,
      });
      if (!inviter) continue;
      const mail = declinedMail({
        key: `team-declined:${invitation.id}`,
        to: inviter.email,
        name: person ? personName({ ...person, email: null }) : '',
        storefrontName: storefront.name,
        publicUrl,
      });
      await queueMail(tx, clock, mail);
    }
    return ok(true);
  });
}
