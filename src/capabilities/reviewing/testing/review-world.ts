import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { storefrontChanged } from '#capabilities/storefronts/events.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTeamWorld } from '#capabilities/teams/testing/team-world.ts';
import { on } from '#platform/events/events.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createLog } from '#platform/log.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import type { ReviewWords } from '../contract/own-review.contract.ts';
import { disputeJobs } from '../server/disputes/dispute-files.ts';
import { proofJobs } from '../server/proof-files.ts';
import { reviewingRoutes } from '../server/routes.ts';

export const PDF = new File(['%PDF-1.7\nA contract'], 'contract.pdf', { type: 'application/pdf' });

export const WORDS: ReviewWords = {
  rating: 5,
  quality: 5,
  communication: 4,
  value: 4,
  professionalism: 5,
  flexibility: 3,
  title: 'Nothing ran late',
  text: 'They arrived early, found the one dry corner of the barn and had it lit before the first guest came.',
  authorName: 'Priya & Sam',
  bookedFor: 'Ten hours',
  paidBand: '2500_5K',
  showsPaid: true,
  pictureIds: [],
};

/** Couples, businesses and staff around reviews. */
export async function openReviewWorld() {
  const world = await openTeamWorld();
  const { db, clock, deps, contextOf, listeners } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-reviews-'));
  const files = createFolderFileStore(folder, clock);
  const platform = { ...deps, files, scanner: createPlainScanner(), log: createLog('silent') };
  const routes = reviewingRoutes(platform);
  const apiOf = (actor: Parameters<typeof contextOf>[0]) =>
    createRouterClient(routes, { context: contextOf(actor) });
  const changed: number[] = [];
  listeners.push(
    on(storefrontChanged, async (_tx, { storefrontId }) => {
      changed.push(storefrontId);
    }),
  );

  /** A couple that marries on this day, with both partners. */
  const openCouple = async (weddingDate: string | null = '2026-02-14') => {
    const owner = await world.addOwner('Priya');
    const partner = await world.addPerson('Sam');
    const { rows } = await db.$client.query<{ id: string }>(
      `update weddings set wedding_date = $2, date_status = case when $2::date is null then date_status else 'SET' end
       where id = (select wedding_id from wedding_members where user_id = $1) returning id`,
      [owner.userId, weddingDate],
    );
    const weddingId = rows[0]?.id ?? '';
    await db.$client.query(
      `insert into wedding_members (wedding_id, user_id, role, joined_at) values ($1, $2, 'OWNER', $3)`,
      [weddingId, partner.userId, clock.now()],
    );
    return {
      weddingId,
      ...owner,
      reviews: apiOf(owner.actor),
      partner: { ...partner, reviews: apiOf(partner.actor) },
    };
  };

  const addStaff = async (name: string) => {
    const person = await world.addPerson(name, { isSupport: true });
    return { ...person, reviews: apiOf(person.actor) };
  };
  const book = async (weddingId: string, { id }: TestListing) => {
    await db.$client.query(
      `insert into inquiries (uuid, wedding_id, storefront_id, taxonomy_node_id, status, created_at, updated_at, last_seq,
         last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, couple_names, reply_token, credit_price)
       values (gen_random_uuid(), $1, $2, 5, 'BOOKED', now(), now(), 1, now(), 'SYSTEM_COUPLE_BOOK', now(), 'COUPLE', '', 'Priya & Sam',
         gen_random_uuid()::text, 5)`,
      [weddingId, id],
    );
  };

  return {
    ...world,
    platform,
    files,
    /** Storefronts whose pages, cards and rows are to be made anew. */
    changed,
    runTask: (name: string, payload: unknown = {}) =>
      runTaskOnce([...proofJobs(platform), ...disputeJobs(platform)], name, payload),
    reviewApiOf: apiOf,
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
    openCouple,
    addStaff,
    book,
    /** Somebody who works there, with their side of reviews. */
    openVendor: async (listing: TestListing, role: StorefrontRole) => {
      const person = await world.addMember(listing, role);
      return { ...person, reviews: apiOf(person.actor) };
    },
    /** A review that staff has accepted. */
    openShown: async () => {
      const [couple, listing] = [await openCouple(), await world.openListing()];
      await book(couple.weddingId, listing);
      const text = `${WORDS.text} ${crypto.randomUUID().replaceAll(/[\d-]/g, 'q')}`;
      await couple.reviews.submitReview({ uuid: listing.uuid, version: 0, ...WORDS, text });
      const staff = await addStaff('Ines');
      const { rows } = await db.$client.query<{ uuid: string }>(
        'select uuid from reviews where storefront_id = $1',
        [listing.id],
      );
      const uuid = rows[0]?.uuid ?? '';
      const { version } = await staff.reviews.pickUpReviewCase({ uuid });
      await staff.reviews.decideReview({ uuid, version, verdict: 'ACCEPT', reason: 'Looked at' });
      return { couple, listing, staff, reviewUuid: uuid };
    },
    summaryOf: async ({ id }: TestListing) => {
      const { rows } = await db.$client.query<{
        reviews_count: number;
        rating_sum: number;
        quality_sum: number;
      }>('select reviews_count, rating_sum, quality_sum from review_summaries where storefront_id = $1', [
        id,
      ]);
      return rows[0];
    },
  };
}

export type ReviewWorld = Awaited<ReturnType<typeof openReviewWorld>>;
export type Couple = Awaited<ReturnType<ReviewWorld['openCouple']>>;
