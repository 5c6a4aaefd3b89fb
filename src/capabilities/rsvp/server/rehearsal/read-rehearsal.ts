import { fail, ok, type Result } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import { findLinkOf } from '../links.store.ts';
import { readInvitation } from '../read-invitation.ts';

/** A household’s page before it has it. Read without a lock, and nothing else happens. */
export async function readRehearsal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, on }: { uuid: string; on?: string | undefined },
): Promise<Result<HouseholdInvitation>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-guests');
  if (!member.ok) return member;
  const link = await findLinkOf(db, member.value.weddingId, uuid);
  const invitation = link && (await readInvitation(db, { clock }, link, on));
  if (!invitation) return fail('rsvp.not_found', 'This household isn’t on your invited list.');
  // What somebody typed and did not send is theirs.
  return ok({ ...invitation, draft: null });
}
