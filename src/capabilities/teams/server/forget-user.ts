import { findUser } from '#capabilities/identity/server/index.ts';
import {
  changeStorefrontRole,
  closeStorefront,
  listMembershipsOf,
  lockStorefronts,
  removeStorefrontMember,
} from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { listOrphans, type Orphan } from './hand-over.ts';
import { deleteInvitationsOf } from './invitations.store.ts';
import { forgetAddress } from './log.store.ts';
import { closedMail, inheritedMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';

type Deps = Pick<Platform, 'clock' | 'events' | 'publicUrl'>;

async function handOver(tx: Tx, deps: Deps, { storefront, heir, others }: Orphan): Promise<void> {
  const { clock, publicUrl } = deps;
  const about = { storefrontName: storefront.name, publicUrl };
  if (!heir) {
    await closeStorefront(tx, deps, storefront.id);
    for (const { userId, email: to } of others) {
      const key = `team-closed:${storefront.id}:${userId}`;
      await queueMail(tx, clock, closedMail({ key, to, ...about }));
    }
    return;
  }
  await changeStorefrontRole(tx, { storefrontId: storefront.id, userId: heir.userId }, 'OWNER');
  await noteTeamChange(tx, deps, {
    storefrontId: storefront.id,
    event: 'INHERITED',
    subjectId: heir.userId,
    role: 'OWNER',
    formerRole: heir.role,
  });
  const key = `team-inherited:${clock.uuid()}`;
  await queueMail(tx, clock, inheritedMail({ key, to: heir.email, ...about }));
}

/** For the deletion of an account: no listing stays open without an owner. */
export async function forgetUser(tx: Tx, userId: string, deps: Deps): Promise<void> {
  const memberships = await listMembershipsOf(tx, userId);
  await lockStorefronts(
    tx,
    memberships.map(({ id }) => id),
  );
  for (const orphan of await listOrphans(tx, userId)) await handOver(tx, deps, orphan);
  for (const { id } of memberships) {
    await removeStorefrontMember(tx, { storefrontId: id, userId });
    await noteTeamChange(tx, deps, { storefrontId: id, event: 'LEFT', actorId: userId });
  }
  const user = await findUser(tx, userId);
  if (!user) return;
  await deleteInvitationsOf(tx, { userId, email: user.email });
  await forgetAddress(tx, user.email);
}

/** What the person is told before they say yes. */
export async function tellOfDeletion(tx: Tx, userId: string): Promise<string[]> {
  return (await listOrphans(tx, userId)).map(({ storefront, heir }) =>
    heir
      ? `${storefront.name} goes to ${`${heir.firstName} ${heir.lastName}`.trim() || heir.email}, who becomes its owner`
      : `${storefront.name} closes, because nobody else can run it`,
  );
}
