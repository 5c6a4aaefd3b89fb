import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoupleUnread } from '../../contract/couple-inquiries.contract.ts';
import { TIMERS } from '../../rules/inquiry-timers.ts';
import { countUnreadOfMember } from './couple-reads.store.ts';

const venueNodeId = marketplaceCategory('wedding-venues').taxonomyNodeId;

/** For the couple's badge and toast. Paper is offered to those who know where and when. */
export async function countUnread(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
): Promise<CoupleUnread> {
  const since = new Date(clock.now().getTime() - TIMERS.unrespondedAfterMs);
  const counted = await countUnreadOfMember(db, { userId, since, venueNodeId });
  return {
    unreadInquiries: counted.unread,
    unrespondedInquiries: counted.unresponded,
    inquiryPaperCrossSellEligible: counted.has_venue && counted.has_date,
  };
}
