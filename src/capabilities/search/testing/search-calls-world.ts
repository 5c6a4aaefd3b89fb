import { createRouterClient } from '@orpc/server';
import { systemClock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import { prepareJobs } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { refreshStorefront, searchJobs } from '../server/jobs.ts';
import { searchRoutes } from '../server/routes.ts';
import { insertPlaces, type Listing, makeListings, NOW, writeListings } from './listing-world.ts';

const clock = { ...systemClock, now: () => NOW };

export const venues = makeListings('calls', 120, 'wedding-venues', 1);
export const florists = makeListings('calls', 60, 'wedding-florists', 501);
export const published = (listings: readonly Listing[]) => listings.filter(({ isPublished }) => isPublished);
export const ofVenues = {
  vendorType: 'wedding-venues' as const,
  location: { type: 'ALL_MARKETS' as const },
};

/** Venues and florists that a visitor finds, with the jobs that bring them in. */
export async function openSearchCalls() {
  const database = await openTestDatabase();
  const { db } = database;
  const openClient = () => {
    const log = createLog('silent');
    const context = { actor: { kind: 'visitor' }, clock, ip: '127.0.0.1', log } as unknown as RequestContext;
    return createRouterClient(searchRoutes({ db, clock }), { context });
  };
  const runJobs = () => runPendingJobs(db.$client, searchJobs({ db, clock }));
  const catchUp = async () => {
    await enqueueJob(db, defineTask('search.catch-up'), {});
    await runJobs();
  };
  await prepareJobs(db.$client);
  await insertPlaces(db);
  await writeListings(db.$client, [...venues, ...florists]);
  // As with a database that an older version has filled: nothing is in the search before the job ran.
  await catchUp();
  return {
    db,
    clock,
    client: openClient(),
    /** As a process that starts now. */
    openClient,
    runJobs,
    catchUp,
    refresh: async (...storefrontIds: number[]) => {
      for (const storefrontId of storefrontIds) await enqueueJob(db, refreshStorefront, { storefrontId });
      await runJobs();
    },
    close: database.close,
  };
}

export type SearchCalls = Awaited<ReturnType<typeof openSearchCalls>>;
