import type { ThreadPage } from '#capabilities/inquiries/contract/fields.ts';
import type { Offer } from '#capabilities/inquiries/rules/accepted-offer.ts';
import { hasBudget } from '#capabilities/inquiries/rules/budget-fit.ts';
import { actionsOf, type InquiryAction } from '#capabilities/inquiries/rules/inquiry-actions.ts';
import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import { knowsVenue } from '#capabilities/inquiries/rules/knows-venue.ts';
import type { FrozenPrice } from '#capabilities/inquiries/rules/lead-price.ts';
import { closeReasonText } from '#capabilities/inquiries/rules/reason-label.ts';
import {
  categoryOf,
  presentPage,
  presentRequest,
  readQuote,
  type ThreadEventRow,
} from '#capabilities/inquiries/server/index.ts';
import type { LeadThread } from '../contract/leads.contract.ts';
import { fullNames } from '../rules/full-names.ts';
import { canSnooze } from '../rules/snooze.ts';
import type { LeadView } from './lead-of-member.store.ts';
import { type LeadReader, leadReader, presentLead } from './present-lead.ts';

function actionsFor(status: InquiryStatus, { allowed }: LeadReader): InquiryAction[] {
  return actionsOf(status, 'VENDOR').filter((action) =>
    allowed.includes(action === 'connect' ? 'connect' : 'move-leads'),
  );
}

function hiddenBecause({ inquiry, allowed }: LeadView): LeadThread['contactHidden'] {
  if (inquiry.connectedAt !== null && inquiry.weddingId === null) return 'DELETED';
  // Connecting would not help them.
  if (!allowed.includes('read-couple-contacts')) return 'ROLE';
  return inquiry.connectedAt === null ? 'NOT_CONNECTED' : null;
}

function contactOf({ inquiry, couple, sender }: LeadView): LeadThread['contact'] {
  return {
    names: (couple && fullNames(couple)) || inquiry.coupleNames,
    email: sender?.email ?? null,
    phone: sender?.phoneNumber ?? null,
  };
}

export function receiptOf({ request, sender, couple, vendorsAsked, hasBookedVenue }: LeadView) {
  return {
    emailVerified: sender?.emailVerified ?? false,
    phoneVerified: Boolean(sender?.phoneVerifiedAt),
    accountCreatedAt: sender?.createdAt.toISOString() ?? null,
    vendorsAsked: Math.max(1, vendorsAsked),
    known: {
      date: Boolean(request?.weddingDate),
      venue: knowsVenue(couple?.planningStage ?? null, hasBookedVenue),
      budget: Boolean(
        request && hasBudget({ minCents: request.budgetMinCents, maxCents: request.budgetMaxCents }),
      ),
      guests: Boolean(request?.guestCount),
    },
  };
}

export function presentLeadPage(view: LeadView, events: readonly ThreadEventRow[], now: Date): ThreadPage {
  const { inquiry } = view;
  return presentPage(events, {
    ...leadReader(inquiry, view),
    seenByOther: inquiry.coupleReadSeq,
    seesMoney: true,
    now,
  });
}

export function presentLeadThread(
  view: LeadView & { offers: Offer[]; price: FrozenPrice; paid: number | null },
  events: ThreadEventRow[],
  now: Date,
): LeadThread {
  const { inquiry, allowed, request } = view;
  const reader = leadReader(inquiry, view);
  const contactHidden = hiddenBecause(view);
  return {
    ...presentLead(view, { ...view, storefront: { uuid: view.storefrontUuid } }, { price: view.price, now }),
    taxonomyKey: categoryOf(inquiry.taxonomyNodeId),
    request: presentRequest(request, { ...reader, seesBudget: true }),
    receipt: receiptOf(view),
    priceInputs: view.price.inputs,
    paid: view.paid,
    buying: { may: allowed.includes('buy'), owner: view.ownerName },
    contact: contactHidden === null ? contactOf(view) : null,
    contactHidden,
    closeReason: closeReasonText(inquiry, 'VENDOR'),
    quote: readQuote(inquiry.quote, reader),
    isReportedSpam: view.reportedAt !== null,
    ...presentLeadPage(view, events, now),
    offers: view.offers,
    allowed: actionsFor(inquiry.status, view),
    canSnooze: canSnooze(inquiry.status) && allowed.includes('move-leads'),
  };
}
