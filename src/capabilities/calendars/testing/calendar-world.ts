import { createRouterClient } from '@orpc/server';
import {
  type InquiryWorld,
  openInquiryWorld,
  type Party,
} from '#capabilities/inquiries/testing/inquiry-world.ts';
import { SECRET } from '#capabilities/weddings/testing/wedding-world.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import type { WebAnswer, WebQuestion, WebReader, WebRefusal } from '#platform/web-reader/web-reader.port.ts';
import { calendarJobs } from '../server/jobs.ts';
import { calendarsRoutes } from '../server/routes.ts';

/** What other people's servers would say. */
export type OutsideWorld = {
  /** By address: the text of a calendar, or why there is none. */
  pages: Map<string, string | WebRefusal>;
  asked: WebQuestion[];
};

function openOutside(): OutsideWorld & { webReader: WebReader } {
  const pages: OutsideWorld['pages'] = new Map();
  const asked: WebQuestion[] = [];
  const read = async (question: WebQuestion): Promise<WebAnswer> => {
    asked.push(question);
    const page = pages.get(question.address) ?? 'UNKNOWN_HOST';
    if (!page.startsWith('BEGIN')) return { kind: 'refused', reason: page as WebRefusal };
    const etag = `"${page.length}"`;
    if (question.etag === etag) return { kind: 'unchanged' };
    const bytes = new TextEncoder().encode(page);
    return {
      kind: 'content',
      address: question.address,
      type: 'text/calendar',
      bytes,
      etag,
      lastModified: null,
    };
  };
  return { pages, asked, webReader: { read } };
}

function clientFor(routes: ReturnType<typeof calendarsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** Vendors and couples, and calendars elsewhere that the vendors have us read. */
export async function openCalendarWorld() {
  const world: InquiryWorld = await openInquiryWorld();
  const { db, clock } = world;
  const outside = openOutside();
  const deps = {
    db,
    clock,
    events: world.events,
    webReader: outside.webReader,
    publicUrl: 'https://ampersand.example',
    secret: SECRET,
  };
  const routes = calendarsRoutes(deps);
  const jobs = calendarJobs(deps);
  return {
    ...world,
    outside,
    deps,
    calendars: ({ actor }: Party) => clientFor(routes, testContext({ actor, clock })),
    /** What the clock would start every few minutes, and what follows from it. A lane may still be held by its last job. */
    readDueFeeds: async () => {
      await runTaskOnce(jobs, 'calendars.find-due-feeds');
      const isDone = async () =>
        (
          await db.$client.query(
            'select from graphile_worker.jobs where task_identifier = $1 and attempts < max_attempts',
            ['calendars.read-feed'],
          )
        ).rowCount === 0;
      do await runPendingJobs(db.$client, jobs);
      while (!(await isDone()));
    },
    /** Why days of a business are taken, in order. */
    heldDays: async (storefrontId: number) => {
      const { rows } = await db.$client.query<{ held: string }>(
        `select day || ' ' || kind as held from availability_blocks where storefront_id = $1 order by day, kind`,
        [storefrontId],
      );
      return rows.map(({ held }) => held);
    },
  };
}

export type CalendarWorld = Awaited<ReturnType<typeof openCalendarWorld>>;
