import type { CalendarDate } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import {
  COUPLE_REASONS,
  type CoupleReason,
  type VendorReason,
  vendorReasonsFor,
} from '../rules/closeout-reasons.ts';
import type { Quote } from '../rules/quote.ts';
import type { Move } from './play-thread.ts';
import type { ThreadWriter } from './thread-writer.ts';

/** So many hours after the one before. Those that are `firm` keep their distance, whatever the rest has to do. */
export type Beat = { hours: number; move: Move; isFirm?: boolean };

export type Tale = {
  random: SeededRandom;
  write: ThreadWriter;
  category: TaxonomyKey;
  budget: { minCents: number; maxCents: number };
  today: CalendarDate;
  /** Whether the vendor's calendar is open on the couple's day. */
  isFree: boolean;
  /** How long ago it began. */
  ageHours: number;
  /** Where that is settled: the terms of the offer, or that there is none. */
  offer?: OfferTerms | null | undefined;
};

export type OfferTerms = Pick<Quote, 'amountCents' | 'validUntil'>;

export function between(random: SeededRandom, low: number, high: number): number {
  return low + random.next() * (high - low);
}

export function deliver({ random }: Tale): Beat {
  return { hours: between(random, 0.003, 0.05), move: { action: 'deliver', side: 'SYSTEM' } };
}

export function reading({ random }: Tale, side: 'COUPLE' | 'VENDOR', high = 20): Beat {
  return { hours: between(random, 0.1, high), move: { read: side } };
}

/** The vendor answers, the couple asks further, once or several times over. */
export function talk(tale: Tale, { turns, isQuoted }: { turns: number; isQuoted: boolean }): Beat[] {
  const { random, write, budget, today, offer } = tale;
  const isOffering = offer === undefined ? isQuoted : offer !== null;
  const quote = () => ({ ...write.quote(budget, today), ...offer });
  const early = isOffering && (offer || random.chance(0.6)) ? quote() : undefined;
  const late = isOffering && !early ? quote() : undefined;
  const beats: Beat[] = [
    deliver(tale),
    reading(tale, 'VENDOR', 12),
    {
      hours: between(random, 0.3, 40),
      move: {
        action: 'connect',
        side: 'VENDOR',
        body: write.firstReply(early),
        ...(early && { quote: early }),
      },
    },
  ];
  for (let turn = 0; turn < turns; turn += 1) {
    const said = turn === 0 ? late : undefined;
    beats.push(
      {
        hours: between(random, 2, 90),
        move: { action: 'couple-message', side: 'COUPLE', body: write.followUp() },
      },
      {
        hours: between(random, 0.5, 30),
        move: {
          action: 'vendor-message',
          side: 'VENDOR',
          body: write.answer(said),
          ...(said && { quote: said }),
        },
      },
    );
  }
  return beats;
}

export function tellTalking(tale: Tale): Beat[] {
  const { random, write } = tale;
  const beats = talk(tale, { turns: random.int(0, 3), isQuoted: random.chance(0.55) });
  // Half of them wait for the couple, half for the vendor; some of the latest words are not read yet.
  if (random.chance(0.5)) {
    const words = write.followUp();
    beats.push({
      hours: between(random, 1, 40),
      move: { action: 'couple-message', side: 'COUPLE', body: words },
    });
    if (random.chance(0.55)) beats.push(reading(tale, 'VENDOR'));
  } else {
    if (random.chance(0.25)) {
      const words = write.reminder();
      beats.push({
        hours: between(random, 60, 140),
        move: { action: 'vendor-message', side: 'VENDOR', body: words },
      });
    }
    if (random.chance(0.65)) beats.push(reading(tale, 'COUPLE'));
  }
  return beats;
}

export function tellBooked(tale: Tale): Beat[] {
  const { random, write } = tale;
  const isByCouple = random.chance(0.7);
  return [
    ...talk(tale, { turns: random.int(1, 3), isQuoted: true }),
    {
      hours: between(random, 3, 80),
      move: { action: 'couple-message', side: 'COUPLE', body: write.booking() },
    },
    { hours: between(random, 0.1, 20), move: { action: 'book', side: isByCouple ? 'COUPLE' : 'VENDOR' } },
    {
      hours: between(random, 0.2, 12),
      move: { action: 'vendor-message', side: 'VENDOR', body: write.cheer() },
    },
    ...(random.chance(0.9) ? [reading(tale, 'COUPLE')] : []),
  ];
}

const DECLINES: readonly { reason: VendorReason; weight: number }[] = [
  { reason: 'DATE_UNAVAILABLE', weight: 50 },
  { reason: 'BUDGET_TOO_LOW', weight: 18 },
  { reason: 'LOCATION_NOT_SERVED', weight: 12 },
  { reason: 'MISSING_SERVICES', weight: 12 },
  { reason: 'OTHER', weight: 8 },
];

export function tellDeclined(tale: Tale): Beat[] {
  const { random, write, category, isFree } = tale;
  const known = vendorReasonsFor(category);
  const isTrue = (reason: VendorReason) =>
    known.includes(reason) && !(isFree && reason === 'DATE_UNAVAILABLE');
  const { reason } = random.pickWeighted(
    DECLINES.filter((each) => isTrue(each.reason)),
    ({ weight }) => weight,
  );
  const note = random.chance(0.8) ? write.vendorNote(reason) : '';
  return [
    deliver(tale),
    { hours: between(random, 1, 90), move: { action: 'decline', side: 'VENDOR', reason, note } },
    ...(random.chance(0.8) ? [reading(tale, 'COUPLE')] : []),
  ];
}

export function tellClosedByCouple(tale: Tale): Beat[] {
  const { random, write } = tale;
  const reason = random.pick(COUPLE_REASONS.filter((each): each is CoupleReason => each !== 'UNRESPONSIVE'));
  const note = random.chance(0.7) ? write.coupleNote(reason) : '';
  return [
    ...talk(tale, { turns: random.int(0, 2), isQuoted: random.chance(0.7) }),
    { hours: between(random, 10, 150), move: { action: 'close', side: 'COUPLE', reason, note } },
    ...(random.chance(0.75) ? [reading(tale, 'VENDOR')] : []),
  ];
}

export function tellClosedByVendor(tale: Tale): Beat[] {
  const { random, write } = tale;
  const reason = random.pick(['UNRESPONSIVE', 'BOOKED_OTHER'] as const);
  return [
    ...talk(tale, { turns: random.int(0, 1), isQuoted: random.chance(0.6) }),
    {
      hours: between(random, 100, 300),
      move: { action: 'close', side: 'VENDOR', reason, note: write.vendorNote(reason) },
    },
    ...(random.chance(0.7) ? [reading(tale, 'COUPLE')] : []),
  ];
}
