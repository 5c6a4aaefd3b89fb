import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { monthNameOf } from '#base/calendar-date-format.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { joinLabels } from '#base/text.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { EventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import { bandOfBudget, shareOf } from '../rules/budget-bands.ts';
import { budgetFitOf } from '../rules/budget-fit.ts';
import { warningsDue } from '../rules/expiration.ts';
import { DAY_MS, SNOOZE_DAYS } from '../rules/inquiry-timers.ts';
import type { KnownFacts } from '../rules/known-facts.ts';
import { type LeadPrice, leadPriceOf, type PriceFacts } from '../rules/lead-price.ts';
import { leadTierOf } from '../rules/lead-tier.ts';
import { matchReasonsOf } from '../rules/match-reasons.ts';
import { scoreSpam } from '../rules/spam-score.ts';
import { styleQuestionsOf } from '../rules/style-questions.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { InquiryPlan, RequestPlan, ThreadState } from './inquiry-plan.ts';
import { INQUIRY_VOICES } from './inquiry-voices.ts';
import { planBooking } from './plan-booking.ts';
import { planReport, planVerdict } from './plan-verdict.ts';
import { playThread } from './play-thread.ts';
import { SPAM_STORIES, STORIES, type StoryName } from './stories.ts';
import type { OfferTerms } from './tell-tales.ts';
import { createThreadWriter } from './thread-writer.ts';
import { timeBeats } from './time-beats.ts';

/** One vendor who is asked, and what becomes of it. */
export type Asked = {
  vendor: DemoVendor;
  story: StoryName;
  /** The end of it, where something else decides that. */
  closesAt?: Date | undefined;
  isSnoozed?: boolean | undefined;
  /** What makes it cheaper than others of its kind. */
  priced?: Partial<Pick<PriceFacts, 'isExactMatch' | 'freeReason'>> | undefined;
  /** What it asks, or that it makes no offer; left to chance where nothing is said. */
  offer?: OfferTerms | null | undefined;
};

export type AskedOnce = {
  couple: DemoCouple;
  category: TaxonomyKey;
  ageHours: number;
  asked: readonly Asked[];
  /** How many earlier letters of this couple staff found to be spam by then. */
  upheldReports?: number;
};
export type PlannedRequest = { request: RequestPlan; inquiries: InquiryPlan[] };

const HOUR_MS = 3_600_000;

/** The day in UTC, without the calendar of a time zone: a world asks thousands of times. */
function dayOf(instant: Date): CalendarDate {
  return calendarDate(instant.toISOString().slice(0, 10));
}
const VAGUE_TIMES = [
  'next fall',
  'next spring',
  'sometime next summer',
  'early next year',
  'in about a year',
];

/** What one couple asks at once, of one vendor or several, with everything that followed. */
export function planRequest(
  keys: { seed: string; number: number; now: Date },
  { couple, category, ageHours, asked, upheldReports = 0 }: AskedOnce,
): PlannedRequest {
  const random = seededRandom(keys.seed, 'inquiry', keys.number);
  const createdAt = new Date(Math.round(keys.now.getTime() - ageHours * HOUR_MS));
  const isSpam = asked.some(({ story }) => SPAM_STORIES.has(story));
  const request = planFacts(random, { couple, category, createdAt, asked });
  const words = wordsOf(random, couple, request.weddingDate);
  const first = asked[0]?.vendor;
  const letter = createThreadWriter(random, INQUIRY_VOICES[category], { ...words, ...vendorWords(first) });
  request.message = isSpam
    ? letter.spam()
    : letter.outreach({ isToSeveral: asked.length > 1, withContact: random.chance(0.12) });
  const spam = scoreSpam({
    accountAgeMs: createdAt.getTime() - couple.createdAt.getTime(),
    emailDomain: 'couples.example',
    vendorsInLastHour: asked.length,
    vendorsWithSameText: asked.length,
    text: request.message,
    upheldReports,
  });
  const setting = { couple, category, request, words, ageHours, spam, vendorsAsked: asked.length };
  const inquiries = asked.map((one) => planInquiry(random, { ...keys, ...setting }, one));
  return { request, inquiries };
}

function vendorWords(vendor: DemoVendor | undefined) {
  const name = vendor?.name ?? '';
  return { vendor: name, owner: vendor?.owner?.firstName ?? name };
}

function wordsOf(random: SeededRandom, couple: DemoCouple, weddingDate: CalendarDate | null) {
  const [writer] = couple.people;
  return {
    author: writer?.firstName ?? '',
    partner: couple.partnerFirstName,
    email: writer?.email ?? '',
    phone: `(${random.int(201, 989)}) 555-01${random.int(10, 99)}`,
    city: couple.place.city,
    guests: String(couple.guestCount),
    when: weddingDate ? `on ${spokenDate(weddingDate)}` : random.pick(VAGUE_TIMES),
  };
}

/** 'March 6, 2028' */
function spokenDate(date: CalendarDate): string {
  return `${monthNameOf(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
}

function planFacts(
  random: SeededRandom,
  {
    couple,
    category,
    createdAt,
    asked,
  }: { couple: DemoCouple; category: TaxonomyKey; createdAt: Date; asked: readonly Asked[] },
): RequestPlan {
  const { taxonomyNodeId } = marketplaceCategory(category);
  const band = random.chance(0.75) ? bandOfBudget(couple.budgetCents) : undefined;
  const share = band && shareOf(band, category);
  return {
    uuid: random.uuid(),
    weddingId: couple.weddingId,
    sentBy: couple.people[0]?.id ?? '',
    taxonomyNodeId,
    eventGroups: pickEvents(random),
    weddingDate: couple.weddingDate,
    isDateFlexible: couple.weddingDate === null || random.chance(0.25),
    guestCount: couple.guestCount,
    cityId: couple.place.cityId,
    location: `${couple.place.city}, ${couple.place.stateCode}`,
    budgetMinCents: share?.minCents ?? null,
    budgetMaxCents: share?.maxCents ?? null,
    optionIds: pickStyles(random, category, asked[0]?.vendor),
    message: '',
    createdAt,
  };
}

function pickEvents(random: SeededRandom): EventGroupKey[] {
  if (random.chance(0.05)) return ['elopement'];
  return [
    ...(random.chance(0.15) ? (['pre-wedding'] as const) : []),
    'day-of',
    ...(random.chance(0.12) ? (['post-wedding'] as const) : []),
  ];
}

/** Mostly what the vendor they found is known for: that is how they found it. */
function pickStyles(random: SeededRandom, category: TaxonomyKey, vendor: DemoVendor | undefined): number[] {
  return styleQuestionsOf(category).flatMap(({ options }) => {
    const ids = options.map(({ id }) => id);
    const offered = ids.filter((id) => vendor?.optionIds.includes(id));
    const source = offered.length > 0 && random.chance(0.7) ? offered : ids;
    return random.sample(source, random.int(0, 2)).sort((one, other) => one - other);
  });
}

type Setting = {
  couple: DemoCouple;
  category: TaxonomyKey;
  request: RequestPlan;
  words: Readonly<Record<string, string>>;
  ageHours: number;
  now: Date;
  spam: ReturnType<typeof scoreSpam>;
  vendorsAsked: number;
};

function planInquiry(random: SeededRandom, setting: Setting, asked: Asked): InquiryPlan {
  const { couple, category, request, ageHours, now } = setting;
  const { vendor, story, offer } = asked;
  const [writer] = couple.people;
  if (!writer) throw new Error('A couple without an account writes to nobody.');
  const write = createThreadWriter(random, INQUIRY_VOICES[category], {
    ...setting.words,
    ...vendorWords(vendor),
  });
  const today = dayOf(request.createdAt);
  const budget = { minCents: vendor.budgetMinCents, maxCents: vendor.budgetMaxCents };
  const matchReasons = reasonsOf(couple, vendor, request);
  const isFree = matchReasons.includes('MATCHING_WEDDING_DATE');
  const beats = STORIES[story].tell({ random, write, category, budget, today, isFree, ageHours, offer });
  const moves = timeBeats(beats, { start: request.createdAt, end: now, closesAt: asked.closesAt });
  const isHeld = story === 'held' || story === 'rejected';
  const opening = { at: request.createdAt, message: request.message, isHeld };
  const thread = playThread(random, { couple: writer, vendor: vendor.owner }, opening, moves);
  const played = { ...thread.state, expirationWarnings: warningsDue(thread.state, now) };
  const state = asked.isSnoozed ? snooze(random, played, now) : played;
  const isDelivered = state.readyAt !== null;
  const report = story === 'reported' ? planReport(random, vendor, state, now) : null;
  return {
    uuid: random.uuid(),
    weddingId: couple.weddingId,
    requestUuid: request.uuid,
    storefrontId: vendor.storefrontId,
    taxonomyNodeId: request.taxonomyNodeId,
    source: random.chance(0.2) ? 'FAVORITE' : 'INQUIRY',
    coupleNames: joinLabels([writer.firstName, couple.partnerFirstName]),
    weddingDate: request.weddingDate,
    replyToken: random.uuid().replaceAll('-', ''),
    state,
    events: thread.events,
    price: isDelivered ? planPrice(couple, request, asked, state) : null,
    knownFacts: isDelivered ? factsOf(couple, request, setting.vendorsAsked) : null,
    matchReasons: isDelivered ? matchReasons : [],
    holdReason: state.status !== 'PENDING' ? null : ageHours > 24 ? 'REVIEW' : 'SCREENING',
    spamScore: setting.spam.score,
    spamParts: setting.spam.parts,
    booking: planBooking(random, { couple, vendor, state, today: dayOf(now) }),
    report,
    verdict: planVerdict(random, { report, state, story }),
  };
}

function snooze(random: SeededRandom, state: ThreadState, now: Date): ThreadState {
  const from = now.getTime() - random.int(1, 18) * HOUR_MS;
  const at = new Date(Math.max(from, state.updatedAt.getTime()));
  const snoozedUntil = new Date(at.getTime() + random.pick(SNOOZE_DAYS.filter((days) => days > 1)) * DAY_MS);
  return { ...state, snoozedUntil, updatedAt: at, version: state.version + 1 };
}

function budgetOf(request: RequestPlan) {
  return { minCents: request.budgetMinCents, maxCents: request.budgetMaxCents };
}

function hasVenue({ planningStage }: DemoCouple): boolean {
  return planningStage === 'PLANNING_VENUE_BOOKED' || planningStage === 'ALMOST_DONE';
}

function factsOf(couple: DemoCouple, request: RequestPlan, vendorsAsked: number): KnownFacts {
  return {
    emailVerified: true,
    phoneVerified: couple.isPhoneVerified,
    accountCreatedAt: couple.createdAt.toISOString(),
    vendorsAsked,
    known: {
      date: request.weddingDate !== null,
      venue: hasVenue(couple),
      budget: request.budgetMinCents !== null,
      guests: request.guestCount > 0,
    },
  };
}

/** Whether a plan includes it is decided when it is answered; until then, as of its coming. */
function planPrice(
  couple: DemoCouple,
  request: RequestPlan,
  { vendor, priced }: Asked,
  { connectedAt, readyAt }: ThreadState,
): LeadPrice {
  const moment = connectedAt ?? readyAt ?? request.createdAt;
  const vendorBudget = { minCents: vendor.budgetMinCents, maxCents: vendor.budgetMaxCents };
  return leadPriceOf({
    taxonomyKey: vendor.category,
    tier: leadTierOf({
      taxonomyKey: vendor.category,
      isPhoneVerified: couple.isPhoneVerified,
      hasDate: request.weddingDate !== null,
      hasVenue: hasVenue(couple),
      hasGuestCount: request.guestCount > 0,
      hasBudget: request.budgetMinCents !== null,
    }),
    weddingDate: request.weddingDate,
    today: dayOf(request.createdAt),
    budgetFit: budgetFitOf(budgetOf(request), vendorBudget),
    isExactMatch: priced?.isExactMatch ?? false,
    hasUnlimitedPlan: vendor.plans.some(({ from, until }) => from <= moment && moment < until),
    freeReason: priced?.freeReason,
  });
}

function reasonsOf(couple: DemoCouple, vendor: DemoVendor, request: RequestPlan) {
  return matchReasonsOf(
    {
      weddingDate: request.weddingDate,
      place: couple.place,
      budget: budgetOf(request),
      guestCount: request.guestCount,
      optionIds: request.optionIds,
    },
    {
      taxonomyKey: vendor.category,
      availability: vendor.availability,
      place: vendor.place,
      travelRadiusMiles: vendor.travelRadiusMiles,
      budget: { minCents: vendor.budgetMinCents, maxCents: vendor.budgetMaxCents },
      optionIds: vendor.optionIds,
      largestCapacity: vendor.largestCapacity,
    },
  );
}
