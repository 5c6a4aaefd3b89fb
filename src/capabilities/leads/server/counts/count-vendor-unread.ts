import { ok, type Result } from '#base/result.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorUnread } from '../../contract/leads.contract.ts';
import { countLeads } from './count-leads.ts';

/** What the badge of one storefront shows. */
export async function countVendorUnread(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  storefrontUuid: string,
): Promise<Result<VendorUnread>> {
  const entered = await enterStorefront(db, actor, storefrontUuid, 'read-leads');
  if (!entered.ok) return entered;
  const { counts, unread, unrespondedTotal } = await countLeads(
    db,
    [entered.value.storefront.id],
    clock.now(),
  );
  return ok({
    unreadInquiries: unread,
    unrespondedInquiries: unrespondedTotal,
    unrespondedTotal,
    statuses: counts,
  });
}
