import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLICATION_STATUSES, type PublicationStatus } from '#base/publication-status.ts';
import {
  nextPublication,
  PUBLICATION_EVENTS,
  type PublicationEvent,
} from '#capabilities/storefronts/rules/publication-states.ts';
import { STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { fillListing } from '../../testing/fill-listing.ts';
import { type Editor, type ListingWorld, openListingWorld } from '../../testing/listing-world.ts';

const ACTORS = [...STOREFRONT_ROLES, 'other vendor', 'couple', 'signed out', 'staff', 'colleague'] as const;
type ActorName = (typeof ACTORS)[number];

/** How far a listing may be, and whether couples saw it before it was closed. */
const PLACES = [
  ...PUBLICATION_STATUSES.map((status) => ({ status, wasPublished: false })),
  { status: 'CLOSED' as const, wasPublished: true },
];
type Place = (typeof PLACES)[number];

let world: ListingWorld;
let shop: TestListing;
let reviewerId: string;
let memberId: string;
const callers = new Map<ActorName, Editor>();

beforeAll(async () => {
  world = await openListingWorld();
  shop = await world.openListing({ isPublished: false });
  await fillListing(world.db, shop.id);
  for (const role of STOREFRONT_ROLES) {
    const { editor, userId } = await world.addMember(shop.id, role);
    callers.set(role, editor);
    memberId = userId;
  }
  const elsewhere = await world.openListing();
  callers.set('other vendor', (await world.addMember(elsewhere.id, 'OWNER')).editor);
  callers.set('couple', world.personOf(await world.addPerson('Priya'), {}));
  callers.set('signed out', world.callerOf({ kind: 'visitor' }));
  const staff = await world.addStaff('Sam');
  reviewerId = staff.userId;
  callers.set('staff', staff.desk);
  callers.set('colleague', (await world.addStaff('Noor')).desk);
});
afterAll(() => world.close());

const query = (text: string, values: unknown[]) => world.db.$client.query(text, values);

/** The listing as it would be there, with the review that belongs to it. */
async function putAt({ status, wasPublished }: Place): Promise<string> {
  const reviewId = randomUUID();
  await query('delete from publication_reviews where storefront_id = $1', [shop.id]);
  await query(
    `update storefronts set publication_status = $2, published_at = $3, formerly_published_at = $4 where id = $1`,
    [
      shop.id,
      status,
      status === 'ACCEPTED' ? new Date() : null,
      wasPublished ? new Date('2026-01-01') : null,
    ],
  );
  if (status === 'SUBMITTED' || status === 'IN_REVIEW') {
    const isTaken = status === 'IN_REVIEW';
    await query(
      `insert into publication_reviews (id, storefront_id, opened_at, opened_by, checks, reviewer_id, picked_up_at)
       values ($1, $2, now(), $3, '[]', $4, $5)`,
      [reviewId, shop.id, memberId, isTaken ? reviewerId : null, isTaken ? new Date() : null],
    );
  }
  return reviewId;
}

async function standing() {
  const { rows } = await query(
    `select publication_status as status, published_at is not null as published, version,
       (select count(*)::int from publication_reviews r where r.storefront_id = s.id and decided_at is null) as open
     from storefronts s where id = $1`,
    [shop.id],
  );
  return rows[0] as { status: PublicationStatus; published: boolean; version: number; open: number };
}

type Act = (caller: Editor, on: { reviewId: string; version: number }) => Promise<unknown>;

const decide =
  (decision: 'ACCEPTED' | 'REJECTED'): Act =>
  (caller, on) =>
    caller.decideReview({ uuid: shop.uuid, ...on, decision, note: 'Seen.', reasons: [] });

const ACTS: Readonly<Record<PublicationEvent, Act>> = {
  submit: (caller) => caller.changePublication({ uuid: shop.uuid, event: 'submit' }),
  withdraw: (caller) => caller.changePublication({ uuid: shop.uuid, event: 'withdraw' }),
  close: (caller) => caller.changePublication({ uuid: shop.uuid, event: 'close' }),
  republish: (caller) => caller.changePublication({ uuid: shop.uuid, event: 'republish' }),
  'pick-up': (caller) => caller.pickUpReview({ uuid: shop.uuid }),
  accept: decide('ACCEPTED'),
  reject: decide('REJECTED'),
  'mark-spam': async (caller, on) =>
    (await standing()).published
      ? caller.takeDownListing({ uuid: shop.uuid, note: 'Not a business.' })
      : caller.decideReview({ uuid: shop.uuid, ...on, decision: 'SPAM', note: '', reasons: [] }),
  reopen: (caller) => caller.reopenListing({ uuid: shop.uuid }),
};

/** Written out and not read from the table: this is what the table is held against. */
const PERMITTED: Readonly<Record<PublicationEvent, readonly ActorName[]>> = {
  submit: ['OWNER', 'MANAGER'],
  withdraw: ['OWNER', 'MANAGER'],
  close: ['OWNER'],
  republish: ['OWNER'],
  'pick-up': ['staff', 'colleague'],
  accept: ['staff'],
  reject: ['staff'],
  'mark-spam': ['staff'],
  reopen: ['staff', 'colleague'],
};

function isPermitted(actor: ActorName, event: PublicationEvent, { status }: Place): boolean {
  // What is published was picked up by nobody, so anybody of ours takes it down.
  if (event === 'mark-spam' && status === 'ACCEPTED') return actor === 'staff' || actor === 'colleague';
  return PERMITTED[event].includes(actor);
}

const nameOf = ({ status, wasPublished }: Place) => `${status}${wasPublished ? ', published before' : ''}`;

describe.each(PLACES)('a listing that is $status ($wasPublished)', (place) => {
  it.each(PUBLICATION_EVENTS)('%s: by whom it can be done, and what becomes of it', async (event) => {
    const formerlyPublishedAt = place.wasPublished ? new Date('2026-01-01') : null;
    const next = nextPublication({ status: place.status, formerlyPublishedAt }, event);
    for (const actor of ACTORS) {
      const reviewId = await putAt(place);
      const before = await standing();
      const caller = callers.get(actor);
      if (!caller) throw new Error(`Nobody is ${actor}.`);
      const answer = await refusal(ACTS[event](caller, { reviewId, version: before.version }));
      const after = await standing();
      const told = `${actor}, ${event}, ${nameOf(place)}: ${answer}`;
      if (next !== undefined && isPermitted(actor, event, place)) {
        expect(answer, told).toBe('not refused');
        expect(after.status, told).toBe(next);
      } else {
        expect(answer, told).not.toBe('not refused');
        expect(after, told).toEqual(before);
      }
      expect(after.published, told).toBe(after.status === 'ACCEPTED');
      expect(after.open, told).toBe(after.status === 'SUBMITTED' || after.status === 'IN_REVIEW' ? 1 : 0);
    }
  });
});
