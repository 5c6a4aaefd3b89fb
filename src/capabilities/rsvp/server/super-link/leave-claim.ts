import { fail, ok, type Result } from '#base/result.ts';
import { lockWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { ClaimWords } from '../../rules/claim-rules.ts';
import { MOST_OPEN_CLAIMS } from '../../rules/claims.ts';
import { linkMissing } from '../open-link.ts';
import { openSuperLink } from './open-super-link.ts';
import { countOpenClaims, hasClaim, insertClaim } from './super-link.store.ts';

/** What somebody leaves for the couple. It waits there, and changes nothing by itself. */
export function leaveClaim(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { code, key, ...claim }: ClaimWords & { code: string; key: string },
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const link = await openSuperLink(tx, code, claim.purpose);
    if (!link.ok) return link;
    const { weddingId } = link.value;
    // Counted under the lock, or two at once would both be the last.
    if (!(await lockWedding(tx, weddingId))) return linkMissing();
    if (await hasClaim(tx, key)) return ok({ ok: true });
    if ((await countOpenClaims(tx, weddingId)) >= MOST_OPEN_CLAIMS)
      return fail('rsvp.claims_full', 'The couple has a lot to look at already. Please call them.');
    await insertClaim(tx, { uuid: key, weddingId, ...claim, state: 'NEW', createdAt: clock.now() });
    await publishLive(tx, weddingTopic(weddingId), { kind: 'rsvp', id: weddingId });
    return ok({ ok: true });
  });
}
