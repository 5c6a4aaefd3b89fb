import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { endWedding } from './end-wedding.ts';
import { enterWedding } from './enter-wedding.ts';
import { endAcceptedInvitation } from './invitations.store.ts';
import { leftMail } from './mails.ts';
import { isLastOwner, lastOwnerStays } from './remove-member.ts';
import { deleteMember, listMembers } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

/**
 * Anyone may go but the last owner. Who is alone in a wedding may end it, when they say so: that is how one gets free to
 * join a partner's, and no click that looks harmless loses anything.
 */
export function leaveWedding(
  { db, clock, events, publicUrl }: Deps,
  actor: SignedInActor,
  { endsWedding }: { endsWedding: boolean },
): Promise<Result<true>> {
  return transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'see-wedding');
    if (!entered.ok) return entered;
    const { membership } = entered.value;
    const { weddingId } = membership;
    const members = await listMembers(tx, weddingId);
    if (members.length === 1 && endsWedding) {
      await endWedding(tx, { events }, weddingId);
      await publishLive(tx, weddingTopic(weddingId), { kind: 'wedding', id: weddingId });
      return ok(true);
    }
    if (isLastOwner(members, actor.userId)) return lastOwnerStays();
    await deleteMember(tx, membership);
    await endAcceptedInvitation(tx, membership, 'REVOKED');
    const leaver = members.find((member) => member.userId === actor.userId);
    const occasion = clock.uuid();
    for (const owner of members) {
      if (owner.role !== 'OWNER' || owner.userId === actor.userId) continue;
      await queueMail(
        tx,
        clock,
        leftMail({
          occasion: `${occasion}:${owner.userId}`,
          to: owner.email,
          name: leaver?.firstName || leaver?.displayName || '',
          publicUrl,
        }),
      );
    }
    await publishLive(tx, weddingTopic(weddingId), { kind: 'members', id: actor.userId });
    return ok(true);
  });
}
