import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import { monthNameOf } from '#base/calendar-date-format.ts';
import { FIRST_NAMES, SURNAMES } from '#base/demo-names.data.ts';
import type { Words } from '#base/phrase.ts';
import type { PublicationStatus } from '#base/publication-status.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { createTextWriter } from '#base/text-writer.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { ReviewProof } from '../rules/review-proof.ts';
import { overallRating, type ReviewScores } from '../rules/review-scores.ts';
import { REVIEW_VOICES } from './review-voices.ts';
import { moodOf, writeReply, writeReview } from './write-review.ts';

export type ReviewPlan = {
  uuid: string;
  authorName: string;
  title: string;
  text: string;
  scores: ReviewScores;
  rating: number;
  serviceDate: string;
  status: PublicationStatus;
  proof: ReviewProof | null;
  submittedAt: Date;
  publishedAt: Date | null;
  reply: string | null;
  repliedAt: Date | null;
};

/** The business as its reviewers meet it. */
export type ReviewedBusiness = {
  number: number;
  category: TaxonomyKey;
  traits: ReadonlySet<string>;
  words: Words;
  quality: number;
  popularity: number;
  responsiveness: number;
  publishedAt: Date | null;
  yearsInBusiness: number;
};

const DAY_MS = 86_400_000;
/** Reviews older than this are not shown anywhere. */
const OLDEST_DAYS = 5 * 365;
const MOST_REVIEWS = 120;
/** About twelve reviews: more than a page shows at once, and in the order of their dates none of these shares a sentence. */
const LINES_REMEMBERED = 60;

/** The reviews of one business: many have a few, some have dozens, and good work is praised more often. */
export function planReviews(
  business: ReviewedBusiness,
  { seed, now, today }: { seed: string; now: Date; today: CalendarDate },
): ReviewPlan[] {
  if (!business.publishedAt) return [];
  const random = seededRandom(seed, 'reviews', business.number);
  const count = countReviews(random, business);
  const voice = REVIEW_VOICES[business.category];
  const writer = createTextWriter(random, business.words, {
    traits: business.traits,
    memory: LINES_REMEMBERED,
  });
  const ages = Array.from({ length: count }, () => pickAge(random, business)).sort(
    (first, second) => second - first,
  );
  const reviews: ReviewPlan[] = [];
  for (const age of ages) {
    const scores = pickScores(random, business.quality);
    const rating = overallRating(scores);
    const mood = moodOf(rating);
    const author = random.pick(FIRST_NAMES);
    const serviceDay = addDays(today, -age);
    const words = {
      partner: random.pick(FIRST_NAMES),
      author,
      month: monthNameOf(serviceDay),
      guests: String(random.int(4, 22) * 10),
    };
    const written = writeReview(random, writer, { voice, mood, words });
    if (!written) continue;
    const submittedAt = new Date(
      Date.parse(serviceDay) + random.int(5, 40) * DAY_MS + random.int(0, DAY_MS - 1),
    );
    if (submittedAt >= now) continue;
    const status = pickStatus(random);
    const reply =
      status === 'ACCEPTED' && random.chance(business.responsiveness * 0.45)
        ? writeReply(writer, { voice, mood, words })
        : undefined;
    reviews.push({
      uuid: random.uuid(),
      authorName: `${author} ${random.pick(SURNAMES).charAt(0)}.`,
      ...written,
      scores,
      rating,
      serviceDate: serviceDay,
      status,
      proof: status === 'ACCEPTED' ? random.pick(['BOOKED_HERE', 'CONTRACT', 'PAYMENT', null]) : null,
      submittedAt,
      publishedAt:
        status === 'ACCEPTED' ? new Date(Math.min(submittedAt.getTime() + DAY_MS, now.getTime())) : null,
      reply: reply ?? null,
      repliedAt:
        reply === undefined
          ? null
          : new Date(Math.min(submittedAt.getTime() + random.int(2, 9) * DAY_MS, now.getTime())),
    });
  }
  return reviews;
}

function countReviews(random: SeededRandom, { popularity, yearsInBusiness }: ReviewedBusiness): number {
  const drive = 0.4 + popularity * 1.9 + Math.min(yearsInBusiness, 8) * 0.04;
  return Math.min(MOST_REVIEWS, Math.max(0, Math.round(Math.exp(random.normal(drive, 1))) - 1));
}

/** Newer weddings are reviewed more; nobody reviews a wedding before there was a business. */
function pickAge(random: SeededRandom, { yearsInBusiness }: ReviewedBusiness): number {
  const oldest = Math.min(OLDEST_DAYS, yearsInBusiness * 365);
  return 20 + Math.floor(random.next() ** 1.15 * (oldest - 20));
}

function pickScores(random: SeededRandom, quality: number): ReviewScores {
  // Most people are delighted; how often a day goes wrong depends on the work.
  const isBadDay = random.chance((1 - quality) * 0.14);
  const mood = isBadDay ? random.normal(2, 0.7) : random.normal(4.45 + quality * 0.75, 0.65);
  const score = () => Math.min(5, Math.max(1, Math.round(mood + random.normal(0, 0.35))));
  return {
    quality: score(),
    communication: score(),
    value: score(),
    professionalism: score(),
    flexibility: score(),
  };
}

/** Nearly all are on the page; a few wait or were turned away. */
function pickStatus(random: SeededRandom): PublicationStatus {
  if (random.chance(0.96)) return 'ACCEPTED';
  return random.pick(['SUBMITTED', 'IN_REVIEW', 'REJECTED', 'SPAM', 'CLOSED'] as const);
}
