import { isLinkCode } from '#base/link-code.ts';
import { ok, type Result } from '#base/result.ts';
import { lockWedding } from '#capabilities/weddings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { findLink, lockLink } from './links.store.ts';
import { linkMissing, type OpenedLink } from './open-link.ts';
import { readInvitation } from './read-invitation.ts';

/**
 * A household’s own page, locked for an answer. The wedding is locked first, as by every change of the list, so that the
 * couple cannot move somebody while they answer; what is read under the lock is what counts.
 */
export async function enterHousehold(
  tx: Tx,
  deps: { clock: Clock },
  code: string,
): Promise<Result<OpenedLink>> {
  const found = isLinkCode(code) ? await findLink(tx, code) : undefined;
  if (!found || !(await lockWedding(tx, found.weddingId))) return linkMissing();
  const link = await lockLink(tx, found.householdUuid);
  const invitation = link && (await readInvitation(tx, deps, link));
  return link && invitation ? ok({ link, invitation }) : linkMissing();
}
