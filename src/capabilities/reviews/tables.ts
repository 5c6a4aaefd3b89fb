import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PublicationStatus } from '#base/publication-status.ts';
import { users } from '#capabilities/identity/tables.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { PaidBand } from './rules/paid-bands.ts';
import type { ReviewProof } from './rules/review-proof.ts';

const score = (name: string) => smallint(name);
const sum = (name: string) => integer(name).notNull().default(0);

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid('uuid').notNull().unique(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    /** Null for reviews that came with a business from elsewhere, and for authors who left. */
    weddingId: uuid('wedding_id').references(() => weddings.id, { onDelete: 'set null' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** As shown: 'Priya M.' */
    authorName: text('author_name').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Said by the author. A draft may lack this and the five below. */
    rating: score('rating'),
    quality: score('quality'),
    communication: score('communication'),
    value: score('value'),
    professionalism: score('professionalism'),
    flexibility: score('flexibility'),
    serviceDate: date('service_date', { mode: 'string' }),
    status: text('status').notNull().$type<PublicationStatus>(),
    /** How we know that the author was a customer; null while we do not. */
    proof: text('proof').$type<ReviewProof>(),
    /** 'Photos from ten to midnight' */
    bookedFor: text('booked_for').notNull().default(''),
    paidBand: text('paid_band').$type<PaidBand>(),
    showsPaid: boolean('shows_paid').notNull().default(false),
    /** When it first went to staff; null for a draft. */
    submittedAt: instant('submitted_at'),
    editedAt: instant('edited_at'),
    publishedAt: instant('published_at'),
    disputedAt: instant('disputed_at'),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('reviews_shown').on(table.storefrontId, table.publishedAt.desc()).where(sql`status = 'ACCEPTED'`),
    uniqueIndex('reviews_once').on(table.weddingId, table.storefrontId),
    index('reviews_author').on(table.authorId),
    index('reviews_waiting').on(table.submittedAt).where(sql`status in ('SUBMITTED', 'IN_REVIEW')`),
    check(
      'reviews_scores',
      sql`least(rating, quality, communication, value, professionalism, flexibility) >= 1
        and greatest(rating, quality, communication, value, professionalism, flexibility) <= 5`,
    ),
    check(
      'reviews_complete',
      sql`status = 'NEW' or num_nulls(rating, quality, communication, value, professionalism, flexibility, submitted_at) = 0`,
    ),
    check('reviews_published_accepted', sql`(published_at is not null) = (status = 'ACCEPTED')`),
    check('reviews_reply_dated', sql`(reply is null) = (replied_at is null)`),
  ],
);

/** What a storefront's accepted reviews add up to; rewritten together with them. */
/** Photos of the couple, in the order they were chosen. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => mediaAssets.id),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.position] }),
    index('review_pictures_picture').on(table.pictureId),
  ],
);

export const reviewSummaries = pgTable(
  'review_summaries',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    reviewsCount: integer('reviews_count').notNull(),
    ratingSum: integer('rating_sum').notNull(),
    oneStar: integer('one_star').notNull().default(0),
    twoStars: integer('two_stars').notNull().default(0),
    threeStars: integer('three_stars').notNull().default(0),
    fourStars: integer('four_stars').notNull().default(0),
    fiveStars: integer('five_stars').notNull().default(0),
    qualitySum: sum('quality_sum'),
    communicationSum: sum('communication_sum'),
    valueSum: sum('value_sum'),
    professionalismSum: sum('professionalism_sum'),
    flexibilitySum: sum('flexibility_sum'),
    latestAt: instant('latest_at'),
  },
  () => [
    check(
      'review_summaries_add_up',
      sql`reviews_count = one_star + two_stars + three_stars + four_stars + five_stars
        and rating_sum = one_star + 2 * two_stars + 3 * three_stars + 4 * four_stars + 5 * five_stars`,
    ),
  ],
);
