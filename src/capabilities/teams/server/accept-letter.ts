import { ok, type Result } from '#base/result.ts';
import { nextInvitationStatus } from '#capabilities/identity/rules/next-invitation-status.ts';
import { becomeVendor, confirmAddress, findUser } from '#capabilities/identity/server/index.ts';
import { addStorefrontMember, storefrontMembershipOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import { type InvitationView, updateInvitation } from './invitations.store.ts';
import { type Letter, reachLetter } from './letter.ts';
import { acceptedMail } from './mails.ts';
import { noteTeamChange } from './note-team-change.ts';
import { personName } from './people.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'publicUrl'>;

async function join(tx: Tx, deps: Deps, userId: string, view: InvitationView): Promise<Result<true>> {
  const { clock, publicUrl } = deps;
  const { invitation, storefront, inviter } = view;
  const { id, role } = invitation;
  const now = clock.now();
  const status = nextInvitationStatus(invitation, 'accept', now);
  if (!status.ok) return status;
  await updateInvitation(tx, id, { status: status.value, answeredAt: now, acceptedBy: userId });
  // Somebody may have been invited under one address and joined before under another.
  if (await storefrontMembershipOf(tx, storefront.id, userId)) return ok(true);
  await addStorefrontMember(tx, { storefrontId: storefront.id, userId, role, joinedAt: now });
  await noteTeamChange(tx, deps, { storefrontId: storefront.id, event: 'JOINED', actorId: userId, role });
  const person = await findUser(tx, userId);
  if (inviter) {
    const mail = acceptedMail({
      key: `team-accepted:${id}`,
      to: inviter.email,
      name: person ? personName({ ...person, email: null }) : '',
      storefrontName: storefront.name,
      publicUrl,
    });
    await queueMail(tx, clock, mail);
  }
  return ok(true);
}

/** A second click, or a retry after a lost answer, is no mistake. */
function isAccepted(letter: Letter, userId: string): boolean {
  return letter.every(
    ({ invitation: { status, acceptedBy } }) => status === 'ACCEPTED' && acceptedBy === userId,
  );
}

/** Joins every listing of the letter. Who had no business here until now becomes a vendor user with the account they have. */
export function acceptLetter(
  deps: Deps,
  actor: SignedInActor,
  token: string,
): Promise<Result<{ storefrontUuids: string[] }>> {
  return transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    const reached = await reachLetter(tx, actor, { token, now });
    if (!reached.ok) return reached;
    const joined = { storefrontUuids: reached.value.map(({ storefront }) => storefront.uuid) };
    if (isAccepted(reached.value, actor.userId)) return ok(joined);
    for (const view of reached.value) {
      const done = await join(tx, deps, actor.userId, view);
      if (!done.ok) return done;
    }
    await becomeVendor(tx, actor.userId, now);
    if (!actor.emailVerified) await confirmAddress(tx, deps, actor.userId);
    return ok(joined);
  });
}
