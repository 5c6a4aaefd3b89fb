import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorUnread } from '../contract/leads.contract.ts';
import { countLeads } from './count-leads.ts';
import { demandStorefront } from './own-storefront.ts';

/** What the jewel of one storefront shows. */
export async function countVendorUnread(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<VendorUnread>> {
  const storefront = await demandStorefront(db, actor.userId, { uuid: storefrontUuid, action: 'read-leads' });
  if (!storefront.ok) return storefront;
  const { counts, unread, unrespondedTotal } = await countLeads(db, storefront.value.id, clock.now());
  return ok({
    unreadInquiries: unread,
    unrespondedInquiries: unrespondedTotal,
    unrespondedTotal,
    statuses: counts,
  });
}
