import { membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { LinkInbox } from '../../contract/super-link.contract.ts';
import { findHousehold } from '../../rules/find-household.ts';
import { listNamedPeople } from './lookup.store.ts';
import { presentClaim, presentLink } from './present-super-link.ts';
import { findSuperLink, listDecidedClaims, listOpenClaims } from './super-link.store.ts';

const DECIDED_SHOWN = 50;
/** Comparing names with a long list takes milliseconds each; those at the top are looked at first. */
const SUGGESTED_AT_ONCE = 60;

/** The link and what came through it, for those who may change the list. */
export async function readLinkInbox(
  { db, publicUrl }: Pick<Platform, 'db' | 'publicUrl'>,
  { userId }: SignedInActor,
): Promise<LinkInbox> {
  const member = await membershipOf(db, userId);
  if (!member) return { link: null, claims: [], canEdit: true };
  if (!member.allowed.includes('edit-guests')) return { link: null, claims: [], canEdit: false };
  const { weddingId } = member;
  const [link, open, decided, people] = await Promise.all([
    findSuperLink(db, weddingId),
    listOpenClaims(db, weddingId),
    listDecidedClaims(db, weddingId, DECIDED_SHOWN),
    listNamedPeople(db, weddingId),
  ]);
  const suggestionOf = (name: string) => {
    const found = findHousehold(name, people);
    return found.kind === 'found' ? found.householdUuid : null;
  };
  return {
    link: link ? presentLink(link, publicUrl) : null,
    claims: [
      ...open.map((claim, place) =>
        presentClaim(claim, place < SUGGESTED_AT_ONCE ? suggestionOf(claim.name) : null),
      ),
      ...decided.map((claim) => presentClaim(claim, null)),
    ],
    canEdit: true,
  };
}
