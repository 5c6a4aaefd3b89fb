import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import {
  type InquiryWorld,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '#capabilities/inquiries/testing/inquiry-world.ts';
import { createStandingFinder, refreshSearch } from '#capabilities/search/server/index.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createLog } from '#platform/log.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { createPeerMemory } from '../server/figures/peer-memory.ts';
import { insightsJobs } from '../server/jobs.ts';
import { insightsRoutes } from '../server/routes.ts';
import { createViewBatch } from '../server/views/view-batch.ts';

export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const NEW_YORK_MARKET = 3169;

type Looks = { actor?: Actor; ip?: string; userAgent?: string };

type Asked = Parameters<ReturnType<typeof clientFor>['getDashboard']>[0];

function clientFor(routes: ReturnType<typeof insightsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** Vendors of one market who look at their figures, and people who look at their pages. */
export async function openInsightsWorld() {
  const world: InquiryWorld = await openInquiryWorld();
  const { db, clock } = world;
  const log = createLog('silent');
  /** A process of its own: what it has gathered it has to write itself. */
  const openProcess = () => {
    const views = createViewBatch({ db, clock, log });
    const deps = {
      db,
      clock,
      views,
      findPeers: createPeerMemory({ db, clock }),
      findStanding: createStandingFinder({ db }),
    };
    const routes = insightsRoutes(deps);
    const as = ({ actor = VISITOR, ip = '203.0.113.7', userAgent = PHONE }: Looks = {}) =>
      clientFor(
        routes,
        testContext(
          { actor, clock },
          { ip, headers: new Headers(userAgent === '' ? {} : { 'user-agent': userAgent }) },
        ),
      );
    return {
      views,
      as,
      look: ({ uuid }: Pick<TestVendor, 'uuid'>, looks: Looks = {}) => as(looks).countView({ uuid }),
    };
  };
  const first = openProcess();

  return {
    ...world,
    ...first,
    openProcess,
    insightJobs: insightsJobs({ db, clock }),
    dashboardOf: (party: Party, uuid: string, asked: Omit<Asked, 'uuid'> = {}) =>
      first.as({ actor: party.actor }).getDashboard({ uuid, ...asked }),
    addMarketVendor: () => world.addVendor({ marketId: NEW_YORK_MARKET }),
    /** Puts them into the search, as the job does. */
    list: (vendors: readonly TestVendor[]) =>
      refreshSearch(
        db,
        vendors.map(({ id }) => id),
        clock.now(),
      ),
    setViews: (storefrontId: number, day: string, views: number) =>
      db.$client.query(
        `insert into storefront_view_days (storefront_id, day, views) values ($1, $2, $3)
         on conflict (storefront_id, day) do update set views = excluded.views`,
        [storefrontId, day, views],
      ),
    save: async (storefrontId: number, weddingId: string, at: Date) => {
      const board = randomUUID();
      await db.$client.query(
        `insert into favorite_boards (uuid, wedding_id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
        [board, weddingId, board, at],
      );
      await db.$client.query(
        `insert into favorites (uuid, wedding_id, board_uuid, storefront_id, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $5)`,
        [randomUUID(), weddingId, board, storefrontId, at],
      );
    },
    viewsOf: async (storefrontId: number) => {
      const { rows } = await db.$client.query<{ day: string; views: number }>(
        `select day::text, views from storefront_view_days where storefront_id = $1 order by day`,
        [storefrontId],
      );
      return rows;
    },
  };
}

export type InsightsWorld = Awaited<ReturnType<typeof openInsightsWorld>>;
