import type { CalendarDate } from '#base/calendar-date.ts';
import type { EventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import type { InquirySide } from '../rules/inquiry-actions.ts';
import type { CloseEventType, InquiryEventType, InquiryStatus } from '../rules/inquiry-states.ts';
import type { KnownFacts } from '../rules/known-facts.ts';
import type { LeadPrice } from '../rules/lead-price.ts';
import type { InquirySource, MatchReason } from '../rules/lead-tags.ts';
import type { Quote } from '../rules/quote.ts';
import type { HoldReason, SpamPart } from '../rules/spam-score.ts';
import type { CaseKind } from '../rules/verdicts.ts';

export type RequestPlan = {
  uuid: string;
  weddingId: string;
  sentBy: string;
  taxonomyNodeId: number;
  eventGroups: EventGroupKey[];
  weddingDate: CalendarDate | null;
  isDateFlexible: boolean;
  guestCount: number;
  cityId: number;
  location: string;
  budgetMinCents: number | null;
  budgetMaxCents: number | null;
  optionIds: number[];
  message: string;
  createdAt: Date;
};

export type EventPlan = {
  seq: number;
  uuid: string;
  type: InquiryEventType;
  side: InquirySide;
  userId: string | null;
  authorName: string;
  body: string;
  reason: string | null;
  quote: Quote | null;
  fromStatus: InquiryStatus | null;
  toStatus: InquiryStatus;
  createdAt: Date;
};

/** Where a thread has come to, as its row says it. */
export type ThreadState = {
  status: InquiryStatus;
  closeEventType: CloseEventType | null;
  closeReason: string | null;
  closeNote: string;
  createdAt: Date;
  updatedAt: Date;
  readyAt: Date | null;
  connectedAt: Date | null;
  bookedAt: Date | null;
  bookedBy: 'COUPLE' | 'VENDOR' | null;
  bookedAmountCents: number | null;
  bookingConfirmedAt: Date | null;
  bookingToldSeq: number;
  closedAt: Date | null;
  nudgedAt: Date | null;
  snoozedUntil: Date | null;
  expirationWarnings: number;
  bookingReminderAt: Date | null;
  lastSeq: number;
  lastEventAt: Date;
  lastEventType: InquiryEventType;
  lastMessageAt: Date;
  lastMessageBy: 'COUPLE' | 'VENDOR';
  lastMessageText: string;
  quote: Quote | null;
  coupleReadSeq: number;
  coupleReadAt: Date | null;
  vendorReadSeq: number;
  vendorReadAt: Date | null;
  coupleUnread: number;
  vendorUnread: number;
  version: number;
};

export type BookingPlan = {
  contactName: string;
  totalCents: number;
  contractSignedOn: CalendarDate | null;
  note: string;
  payments: { label: string; amountCents: number; dueOn: CalendarDate; paidOn: CalendarDate | null }[];
};

export type ReportPlan = {
  note: string;
  reportedBy: string;
  reportedAt: Date;
  verdict: 'SPAM' | 'GENUINE' | null;
  decidedAt: Date | null;
};

/** Always against it: what was let through is not planned. */
export type VerdictPlan = { uuid: string; kind: CaseKind; decidedAt: Date };

export type InquiryPlan = {
  uuid: string;
  weddingId: string;
  requestUuid: string;
  storefrontId: number;
  taxonomyNodeId: number;
  source: InquirySource;
  coupleNames: string;
  weddingDate: CalendarDate | null;
  replyToken: string;
  state: ThreadState;
  events: EventPlan[];
  /** Frozen with the delivery; null where there was none. */
  price: LeadPrice | null;
  knownFacts: KnownFacts | null;
  matchReasons: MatchReason[];
  holdReason: HoldReason | null;
  spamScore: number;
  spamParts: SpamPart[];
  booking: BookingPlan | null;
  report: ReportPlan | null;
  verdict: VerdictPlan | null;
};
