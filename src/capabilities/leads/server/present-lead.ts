import { expiresAtOf } from '#capabilities/inquiries/rules/expiration.ts';
import { isNudged } from '#capabilities/inquiries/rules/inquiry-states.ts';
import type { InquiryPrice } from '#capabilities/inquiries/rules/lead-price.ts';
import type { InquirySource, LeadTag } from '#capabilities/inquiries/rules/lead-tags.ts';
import { isUnresponded } from '#capabilities/inquiries/rules/unresponded.ts';
import {
  type InquiryRow,
  presentBookingFacts,
  readLine,
  readPreview,
  vendorReader,
  type WordsReader,
} from '#capabilities/inquiries/server/index.ts';
import type { StorefrontMembership } from '#capabilities/storefronts/server/index.ts';
import type { Lead } from '../contract/leads.contract.ts';
import { leadNeedOf } from '../rules/lead-need.ts';

const SOURCE_TAG: Readonly<Record<InquirySource, LeadTag>> = {
  INQUIRY: 'FROM_INQUIRY',
  FAVORITE: 'FROM_FAVORITE',
  HELLO: 'INVITED_TO_INQUIRE',
};

/** Who reads a lead, by what they may do in its storefront. */
export type LeadReader = Pick<StorefrontMembership, 'allowed'>;

type ReaderOfListing = LeadReader & { storefront: { uuid: string } };

/** Before the first contact, and for roles that must not see them at all, ways to reach the couple are covered. */
export function leadReader(inquiry: Pick<InquiryRow, 'connectedAt'>, { allowed }: LeadReader): WordsReader {
  return vendorReader(inquiry, allowed.includes('read-couple-contacts'));
}

type Asked = {
  location: string;
  guestCount: number;
  isDateFlexible: boolean;
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
};

export type LeadRow = { inquiry: InquiryRow; request: Asked | null };

export function presentLead(
  { inquiry, request }: LeadRow,
  { allowed, storefront }: ReaderOfListing,
  { price, now }: { price: InquiryPrice; now: Date },
): Lead {
  const reader = leadReader(inquiry, { allowed });
  const tier = inquiry.tier ?? 'STANDARD';
  return {
    uuid: inquiry.uuid,
    storefrontUuid: storefront.uuid,
    status: inquiry.status,
    closeEventType: inquiry.closeEventType,
    coupleNames: readLine(inquiry.coupleNames, 'COUPLE', reader),
    weddingDate: inquiry.weddingDate,
    isDateFlexible: request?.isDateFlexible ?? false,
    location: readLine(request?.location ?? '', 'COUPLE', reader),
    guestCount: request?.guestCount ?? null,
    // What the couple shared with the vendors it wrote to.
    budgetMinCents: request?.budgetMinCents ?? null,
    budgetMaxCents: request?.budgetMaxCents ?? null,
    tier,
    tags: [tier, SOURCE_TAG[inquiry.source], inquiry.vendorUnread > 0 ? 'UNREAD' : 'READ'],
    matchReasons: inquiry.matchReasons,
    price: {
      paymentRequired: price.paymentRequired,
      creditPrice: price.creditPrice,
      baseCreditPrice: price.baseCreditPrice,
    },
    createdAt: inquiry.createdAt.toISOString(),
    updatedAt: inquiry.updatedAt.toISOString(),
    lastEventAt: inquiry.lastEventAt.toISOString(),
    lastMessage: {
      by: inquiry.lastMessageBy,
      text: readPreview(inquiry.lastMessageText, inquiry.lastMessageBy, reader),
      at: inquiry.lastMessageAt.toISOString(),
    },
    unread: inquiry.vendorUnread,
    isUnresponded: isUnresponded(inquiry, 'VENDOR', now),
    isNudged: isNudged(inquiry),
    nudgedAt: inquiry.nudgedAt?.toISOString() ?? null,
    need: leadNeedOf(inquiry),
    snoozedUntil: inquiry.snoozedUntil?.toISOString() ?? null,
    expiresAt: expiresAtOf(inquiry)?.toISOString() ?? null,
    booking: presentBookingFacts(inquiry, {
      side: 'VENDOR',
      mayAct: allowed.includes('move-leads'),
      seesMoney: true,
    }),
  };
}
