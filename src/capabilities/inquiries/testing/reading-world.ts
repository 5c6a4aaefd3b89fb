import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { coupleBookings } from '#capabilities/bookings/testing/couple-bookings.ts';
import { vendorReads } from '#capabilities/leads/testing/vendor-desk.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createLog } from '#platform/log.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { attachmentJobs } from '../server/attachments/attachment-files.ts';
import { attachmentsRoutes } from '../server/attachments/attachments.routes.ts';
import { coupleReadsRoutes } from '../server/threads/couple-reads.routes.ts';
import { openInquiryWorld, type Party } from './inquiry-world.ts';

type Routes = ReturnType<typeof coupleReadsRoutes> &
  ReturnType<typeof coupleBookings> &
  ReturnType<typeof vendorReads> &
  ReturnType<typeof attachmentsRoutes>;

function clientFor(routes: Routes, context: RequestContext) {
  return createRouterClient(routes, { context });
}

export type ReadingClient = ReturnType<typeof clientFor>;

/** Couples and vendors as elsewhere, who also read what they wrote. */
export async function openReadingWorld() {
  const world = await openInquiryWorld();
  const { db, clock } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-inquiries-'));
  const files = createFolderFileStore(folder, clock);
  const printer = createPrinter(createLog('silent'));
  const routes: Routes = {
    ...coupleReadsRoutes(world),
    ...coupleBookings(world),
    ...vendorReads({ ...world, printer }),
    ...attachmentsRoutes({
      db,
      clock,
      files,
      scanner: createPlainScanner(),
      log: createLog('silent'),
    }),
  };
  const readsOf = (actor: Actor): ReadingClient => clientFor(routes, testContext({ actor, clock }));
  return {
    ...world,
    files,
    runJobs: () => runPendingJobs(db.$client, [...world.jobs, ...attachmentJobs({ db, files })]),
    reads: (party: Party) => readsOf(party.actor),
    close: async () => {
      await Promise.all([printer.close(), world.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ReadingWorld = Awaited<ReturnType<typeof openReadingWorld>>;
