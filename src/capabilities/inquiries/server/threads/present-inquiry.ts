import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Inquiry, Thread } from '../../contract/couple-inquiries.contract.ts';
import type { ThreadPage } from '../../contract/fields.ts';
import type { Offer } from '../../rules/accepted-offer.ts';
import { actionsOf, type InquiryAction } from '../../rules/inquiry-actions.ts';
import { nudgeFrom } from '../../rules/nudge-time.ts';
import { closeReasonText } from '../../rules/reason-label.ts';
import { isUnresponded } from '../../rules/unresponded.ts';
import { coupleReader, readPreview, readQuote } from '../read-words.ts';
import type { RequestRow } from '../sending/sending.store.ts';
import type { CoupleInquiryRow } from './couple-reads.store.ts';
import { presentBookingFacts } from './present-booking-facts.ts';
import { presentPage, presentQuote } from './present-event.ts';
import { presentRequest } from './present-request.ts';
import type { ThreadEventRow } from './threads.store.ts';

type Reading = Pick<CoupleInquiryRow, 'inquiry' | 'allowed'>;

function actionsFor({ inquiry, allowed }: Reading, now: Date): InquiryAction[] {
  if (!allowed.includes('contact-vendors')) return [];
  const from = nudgeFrom(inquiry);
  const mayNudge = from !== null && from <= now;
  return actionsOf(inquiry.status, 'COUPLE').filter((action) => action !== 'nudge' || mayNudge);
}

/** Categories are never taken away while somebody writes to them. */
export function categoryOf(nodeId: number) {
  const category = categoryByNodeId(nodeId);
  if (!category) throw new Error(`There is no category with the number ${nodeId}.`);
  return category.taxonomyKey;
}

export function presentInquiry({ inquiry, allowed, vendor }: CoupleInquiryRow, now: Date): Inquiry {
  const seesMoney = allowed.includes('see-budget');
  const reader = coupleReader(inquiry);
  return {
    uuid: inquiry.uuid,
    status: inquiry.status,
    closeEventType: inquiry.closeEventType,
    closeReason: closeReasonText(inquiry, 'COUPLE'),
    storefrontUuid: vendor.uuid,
    storefrontSlug: vendor.slug,
    taxonomyKey: categoryOf(inquiry.taxonomyNodeId),
    vendorName: vendor.name,
    isListed: vendor.publishedAt !== null,
    coverImageId: vendor.coverAssetId,
    city: vendor.city,
    stateProvince: vendor.stateCode,
    startingPriceCents: vendor.startingPriceCents,
    weddingDate: inquiry.weddingDate,
    createdAt: inquiry.createdAt.toISOString(),
    lastEventAt: inquiry.lastEventAt.toISOString(),
    lastMessage: {
      by: inquiry.lastMessageBy,
      text: readPreview(inquiry.lastMessageText, inquiry.lastMessageBy, reader),
      at: inquiry.lastMessageAt.toISOString(),
    },
    unread: inquiry.coupleUnread,
    isUnresponded: isUnresponded(inquiry, 'COUPLE', now),
    nudgedAt: inquiry.nudgedAt?.toISOString() ?? null,
    nudgeFrom: nudgeFrom(inquiry)?.toISOString() ?? null,
    quote: presentQuote(readQuote(inquiry.quote, reader), seesMoney),
    isWaitingForEmail: inquiry.holdReason === 'EMAIL',
    booking: presentBookingFacts(inquiry, {
      side: 'COUPLE',
      mayAct: allowed.includes('contact-vendors'),
      seesMoney,
    }),
    seesMoney,
    allowed: actionsFor({ inquiry, allowed }, now),
  };
}

type ThreadParts = {
  row: CoupleInquiryRow;
  events: ThreadEventRow[];
  offers: Offer[];
  request: RequestRow | null;
  othersOpen: number;
  writtenTo: string[];
};

export function presentCouplePage(
  { inquiry, allowed }: Reading,
  events: readonly ThreadEventRow[],
  now: Date,
): ThreadPage {
  return presentPage(events, {
    ...coupleReader(inquiry),
    seesMoney: allowed.includes('see-budget'),
    seenByOther: inquiry.vendorReadSeq,
    now,
  });
}

export function presentThread(
  { row, events, offers, request, othersOpen, writtenTo }: ThreadParts,
  now: Date,
): Thread {
  const seesBudget = row.allowed.includes('see-budget');
  const reader = coupleReader(row.inquiry);
  return {
    ...presentInquiry(row, now),
    request: presentRequest(request, { ...reader, seesBudget }),
    ...presentCouplePage(row, events, now),
    offers: seesBudget ? offers : [],
    answeredAt: row.inquiry.connectedAt?.toISOString() ?? null,
    othersOpen,
    writtenTo,
  };
}
