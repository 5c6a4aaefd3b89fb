import type { CalendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

type BookedVendor = {
  category: TaxonomyKey;
  name: string;
  /** Of a venue: its own kitchen or bar serves. */
  hasCatering: boolean;
  hasBar: boolean;
};

/** How the payments of a wedding stand; no amounts, since whoever sees the list reads why something was ticked. */
export type PaymentFacts = {
  paid: number;
  open: number;
  /** Of the open ones. */
  undated: number;
  overdue: number;
  /** Vendors that are booked and have no payment at all. */
  unplannedVendors: number;
};

/** What other areas know of a wedding. */
export type WeddingFacts = {
  weddingDate: CalendarDate | null;
  hasTotal: boolean;
  guestCount: number | null;
  guests: number;
  favoriteVenues: number;
  booked: readonly BookedVendor[];
  /** Those invited, those of them with an address, and what went out to them. */
  households: number;
  addressed: number;
  sentSaveTheDates: number;
  sentInvitations: number;
  isAddressLinkOpen: boolean;
  hasRehearsalDinner: boolean;
  /** People who were asked to reply, and those who have not. */
  asked: number;
  pending: number;
  /** All events that ask for replies have closed. */
  areRepliesClosed: boolean;
  /** Events whose count was promised. */
  promised: number;
  /** Guests can open it. */
  isWebsiteOut: boolean;
  payments: PaymentFacts;
};

/** Three are enough to compare. */
const SHORTLIST = 3;
const LIST_BEGUN = 10;
/** Somebody always comes on the list later; that does not undo what went out. */
const MOST_OF_THEM = 0.8;

const BOOKINGS: readonly { key: string; category: TaxonomyKey }[] = [
  { key: 'book-venue', category: 'wedding-venues' },
  { key: 'hire-planner', category: 'wedding-planners' },
  { key: 'book-photographer', category: 'wedding-photographers' },
  { key: 'book-caterer', category: 'wedding-catering' },
  { key: 'book-videographer', category: 'wedding-videographers' },
  { key: 'book-band-dj', category: 'wedding-bands-djs' },
  { key: 'book-florist', category: 'wedding-florists' },
  { key: 'book-bar', category: 'wedding-bar-services' },
  { key: 'book-cake', category: 'wedding-cakes-desserts' },
  { key: 'book-hair-makeup', category: 'wedding-hair-makeup' },
];

function bookingReason({ booked }: WeddingFacts, key: string, category: TaxonomyKey): string | null {
  const vendor = booked.find((one) => one.category === category);
  if (vendor) return `You booked ${vendor.name}`;
  const kitchen = key === 'book-caterer' ? booked.find(({ hasCatering }) => hasCatering) : undefined;
  if (kitchen) return `${kitchen.name} does the catering`;
  const bar = key === 'book-bar' ? booked.find(({ hasBar }) => hasBar) : undefined;
  return bar ? `${bar.name} has its own bar` : null;
}

function estimateReason({ guests, guestCount }: WeddingFacts): string | null {
  if (guests > 0) return `${plural(guests, 'person', 'people')} on your guest list`;
  return guestCount ? `You’re planning for ${formatCount(guestCount)}` : null;
}

function sentReason(sent: number, households: number): string | null {
  return households > 0 && sent >= households * MOST_OF_THEM
    ? `Sent to ${sent} of ${plural(households, 'household')}`
    : null;
}

/** Everything that is to be paid has its day, and no day was missed. A vendor without any payment is still to be planned. */
function paymentsReason({ paid, open, undated, overdue, unplannedVendors }: PaymentFacts): string | null {
  if (paid + open === 0 || undated + overdue + unplannedVendors > 0) return null;
  return open === 0 ? 'Every payment is made' : 'Every payment has its day, and none is late';
}

/** The library's tasks that facts decide: why one is done, or null while it is not. */
export function autoReasons(facts: WeddingFacts): ReadonlyMap<string, string | null> {
  const { weddingDate, guests, households, addressed, asked, pending, favoriteVenues } = facts;
  const addresses = `${addressed} of ${plural(households, 'household')} ${households === 1 ? 'has' : 'have'} an address now`;
  return new Map<string, string | null>([
    ['set-budget', facts.hasTotal ? 'Your total is set' : null],
    ['head-count-estimate', estimateReason(facts)],
    ['pick-date-window', weddingDate ? `Your date is set: ${formatDateInText(weddingDate)}` : null],
    ['shortlist-venues', favoriteVenues >= SHORTLIST ? `You have ${favoriteVenues} venues saved` : null],
    ['start-guest-list', guests >= LIST_BEGUN ? `${plural(guests, 'person', 'people')} on your list` : null],
    ['collect-addresses', facts.isAddressLinkOpen ? addresses : null],
    ['website-draft', facts.isWebsiteOut ? 'Your website is published' : null],
    ['rehearsal-dinner', facts.hasRehearsalDinner ? 'It’s among your events' : null],
    [
      'envelopes',
      households > 0 && addressed === households
        ? `All ${plural(households, 'household')} have an address`
        : null,
    ],
    ['save-the-date-send', sentReason(facts.sentSaveTheDates, households)],
    ['invitation-send', sentReason(facts.sentInvitations, households)],
    ['rsvp-chase', asked > 0 && pending === 0 ? `All ${plural(asked, 'guest')} replied` : null],
    ['rsvp-close', facts.areRepliesClosed ? 'Replies are closed' : null],
    ['final-count', facts.promised > 0 ? 'The count is on your sheets' : null],
    ['final-payments', paymentsReason(facts.payments)],
    ...BOOKINGS.map(({ key, category }) => [key, bookingReason(facts, key, category)] as const),
  ]);
}

type Ticked = {
  key: string | null;
  isDone: boolean;
  /** Why it was ticked without anybody's hand. */
  doneReason: string | null;
  /** Somebody has taken such a tick back. */
  isAutoOff: boolean;
};

export type AutoStep = { step: 'tick' | 'reword'; reason: string } | { step: 'untick' };

/** What facts do to a task. What people ticked is theirs, and what they took back is not ticked again. */
export function autoStep(task: Ticked, reasons: ReadonlyMap<string, string | null>): AutoStep | undefined {
  const reason = task.key === null ? undefined : reasons.get(task.key);
  if (reason === undefined) return undefined;
  const isOurs = task.isDone && task.doneReason !== null;
  if (reason === null) return isOurs ? { step: 'untick' } : undefined;
  if (isOurs) return task.doneReason === reason ? undefined : { step: 'reword', reason };
  return task.isDone || task.isAutoOff ? undefined : { step: 'tick', reason };
}
