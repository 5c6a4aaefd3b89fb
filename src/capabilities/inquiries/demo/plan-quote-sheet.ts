import { seededRandom } from '#base/seeded-random.ts';
import type { QuoteLine, QuoteStatus } from '../rules/quote-sheet.ts';
import type { InquiryPlan } from './inquiry-plan.ts';

export type QuotePlan = {
  uuid: string;
  inquiryUuid: string;
  eventSeq: number;
  status: QuoteStatus;
  totalCents: number;
  depositCents: number;
  validUntil: string | null;
  sentAt: Date;
  acceptedAt: Date | null;
  acceptedBy: string | null;
  lines: QuoteLine[];
};

const STEP_CENTS = 500;

/** 'Two bouquets, an arch, delivery' at a price: the first thing costs most, and together they cost what was said. */
function splitIntoLines(includes: string, totalCents: number): QuoteLine[] {
  const labels = includes.split(', ').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const weights = labels.map((_, index) => 1 / (index + 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const rest = weights
    .slice(1)
    .map((weight) => Math.round((totalCents * weight) / whole / STEP_CENTS) * STEP_CENTS);
  const first = totalCents - rest.reduce((sum, cents) => sum + cents, 0);
  return labels.map((label, index) => ({
    label,
    quantity: 1,
    unitCents: index === 0 ? first : (rest[index - 1] ?? 0),
  }));
}

/** The offers of a thread as sheets. What a couple booked by itself is the newest offer, accepted. */
export function planQuoteSheets({ uuid, events, state }: InquiryPlan): QuotePlan[] {
  const offers = events.flatMap(({ quote, ...event }) => (quote ? [{ ...event, quote }] : []));
  const opener = events[0]?.userId ?? null;
  return offers.map(({ quote, ...event }) => {
    const random = seededRandom('quote', event.uuid);
    const isAccepted =
      event.seq === offers.at(-1)?.seq && state.status === 'BOOKED' && state.bookedBy === 'COUPLE';
    return {
      uuid: event.uuid,
      inquiryUuid: uuid,
      eventSeq: event.seq,
      status: isAccepted ? 'ACCEPTED' : 'SENT',
      totalCents: quote.amountCents,
      depositCents: Math.round((quote.amountCents * random.pick([0.2, 0.25, 0.3, 0.5])) / 5_000) * 5_000,
      validUntil: quote.validUntil,
      sentAt: event.createdAt,
      acceptedAt: isAccepted ? state.bookedAt : null,
      acceptedBy: isAccepted ? opener : null,
      lines: splitIntoLines(quote.includes, quote.amountCents),
    };
  });
}
