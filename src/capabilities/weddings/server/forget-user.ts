import type { Tx } from '#platform/database/database.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import { endWedding } from './end-wedding.ts';
import { deleteInvitationsOf } from './invitations.store.ts';
import { forgetLocation } from './locations.store.ts';
import { deleteMember, listMembers, lockPerson, lockWeddings, membershipOf } from './store.ts';
import { weddingTopic } from './wedding-topic.ts';

/** For the deletion of an account: the place in the wedding goes, and the wedding with its last owner. */
export async function forgetUser(tx: Tx, userId: string, deps: Pick<Platform, 'events'>): Promise<void> {
  await lockPerson(tx, userId);
  const found = await membershipOf(tx, userId);
  if (found) await lockWeddings(tx, [found.weddingId]);
  await forgetLocation(tx, userId);
  await deleteInvitationsOf(tx, userId);
  if (!found) return;
  await deleteMember(tx, found);
  const rest = await listMembers(tx, found.weddingId);
  if (!rest.some((member) => member.role === 'OWNER')) await endWedding(tx, deps, found.weddingId);
  await publishLive(tx, weddingTopic(found.weddingId), { kind: 'members', id: userId });
}
