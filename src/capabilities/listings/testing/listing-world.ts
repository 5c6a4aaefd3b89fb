import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { storefrontClosed } from '#capabilities/storefronts/events.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { openListing, openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { Config } from '#platform/config/config.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createEvents, on } from '#platform/events/events.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { WebReader, WebRefusal } from '#platform/web-reader/web-reader.port.ts';
import { withdrawReview } from '../server/publication/withdraw-review.ts';
import { listingsRoutes } from '../server/routes.ts';

type Routes = ReturnType<typeof listingsRoutes>;

function clientFor(routes: Routes, context: RequestContext) {
  return createRouterClient(routes, { context });
}

export type Editor = ReturnType<typeof clientFor>;

/** What other people's servers would say: a picture, or why there is none. */
export type OutsideWorld = Map<string, Uint8Array | WebRefusal>;

function readerOf(outside: OutsideWorld): WebReader {
  return {
    async read({ address }) {
      const page = outside.get(address) ?? 'UNKNOWN_HOST';
      if (typeof page === 'string') return { kind: 'refused', reason: page };
      return { kind: 'content', address, type: 'image/jpeg', bytes: page, etag: null, lastModified: null };
    },
  };
}
type Rights = Partial<Pick<SignedInActor, 'isVendor' | 'isSupport' | 'steppedUpUntil'>>;

/** A town with businesses and people who edit their listings, through contract, guard and use cases. */
export async function openListingWorld() {
  const { db, url, close } = await openTestDatabase();
  const clock = createTestClock();
  const world = { platform: { db } };
  await openTown(world);
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-listings-'));
  const files = createFolderFileStore(folder, clock);
  const outside: OutsideWorld = new Map();
  const closed = on(storefrontClosed, (tx, { storefrontId }) => withdrawReview(tx, { clock }, storefrontId));
  const events = createEvents([closed], () => undefined);
  const webReader = readerOf(outside);
  const config = { environment: 'development' } as Config;
  const deps = { db, clock, events, files, webReader, config, publicUrl: 'https://ampersand.example' };
  const routes = listingsRoutes(deps);

  /** The headers carry what a session has overridden. */
  const callerOf = (actor: Actor, headers = new Headers()): Editor =>
    clientFor(routes, testContext({ actor, clock }, { headers }));
  const personOf = (userId: string, rights: Rights, headers?: Headers): Editor =>
    callerOf(
      { kind: 'user', userId, isVendor: false, isSupport: false, ...rights } as SignedInActor,
      headers,
    );
  const editorOf = (userId: string, headers?: Headers) =>
    personOf(userId, { isVendor: true, steppedUpUntil: new Date('2100-01-01') }, headers);

  const addPerson = async (firstName: string): Promise<string> => {
    const userId = randomUUID();
    await db.$client.query(
      `insert into users (id, name, email, email_verified, first_name, last_name, created_at, updated_at)
       values ($1, $2, $3, true, $2, '', now(), now())`,
      [userId, firstName, `${userId}@people.example`],
    );
    return userId;
  };

  return {
    db,
    url,
    clock,
    outside,
    deps,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
    addPerson,
    callerOf,
    personOf,
    editorOf,
    openListing: (wishes: Parameters<typeof openListing>[1] = {}) => openListing(world, wishes),
    /** Somebody who works for a business, and what they may ask. */
    async addMember(storefrontId: number, role: StorefrontRole, firstName = 'Ruth') {
      const userId = await addPerson(firstName);
      await db.$client.query(
        'insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, $3, now())',
        [storefrontId, userId, role],
      );
      return { userId, editor: editorOf(userId) };
    },
    /** Somebody of ours. */
    async addStaff(firstName: string) {
      const userId = await addPerson(firstName);
      return { userId, desk: personOf(userId, { isSupport: true }) };
    },
  };
}

export type ListingWorld = Awaited<ReturnType<typeof openListingWorld>>;
