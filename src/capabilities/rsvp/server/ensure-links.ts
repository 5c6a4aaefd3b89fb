import { linkCodeOf } from '#base/link-code.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { shortCodeOf } from '../rules/short-code.ts';
import { insertLinks, listLinkless } from './links.store.ts';

const AT_ONCE = 1000;
export const LINK_BYTES = 17;
export const SHORT_BYTES = 5;

/** Every household has a link from the moment it is on the list, so that cards can be printed before anything is sent. */
export async function ensureLinks(
  tx: Tx,
  { clock }: { clock: Clock },
  weddingId?: string | undefined,
): Promise<number> {
  const households = await listLinkless(tx, weddingId, AT_ONCE);
  const random = (bytes: number) => Buffer.from(clock.token(bytes), 'base64url');
  await insertLinks(
    tx,
    households.map((household) => ({
      householdUuid: household.uuid,
      weddingId: household.weddingId,
      linkCode: linkCodeOf(random(LINK_BYTES)),
      shortCode: shortCodeOf(random(SHORT_BYTES)),
    })),
  );
  return households.length < AT_ONCE
    ? households.length
    : AT_ONCE + (await ensureLinks(tx, { clock }, weddingId));
}
