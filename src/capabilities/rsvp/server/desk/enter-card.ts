import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockLink } from '../links.store.ts';
import type { OpenedLink } from '../open-link.ts';
import { readInvitation } from '../read-invitation.ts';

/** A household of the couple’s own wedding, locked for what they write down; somebody else’s is not there. */
export async function enterCard(
  tx: Tx,
  deps: { clock: Clock },
  actor: SignedInActor,
  householdUuid: string,
): Promise<Result<OpenedLink>> {
  const entered = await enterWedding(tx, actor, 'edit-guests');
  if (!entered.ok) return entered;
  const link = await lockLink(tx, householdUuid);
  const isTheirs = link?.weddingId === entered.value.membership.weddingId;
  const invitation = link && isTheirs ? await readInvitation(tx, deps, link) : undefined;
  return link && invitation
    ? ok({ link, invitation })
    : fail('rsvp.not_found', 'This household isn’t on your invited list.');
}
