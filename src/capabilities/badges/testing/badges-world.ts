import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import type { Party } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { openInsightsWorld } from '#capabilities/insights/testing/insights-world.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { countNights } from '../server/count/count-nights.ts';
import { badgesRoutes } from '../server/routes.ts';

const DAY_MS = 86_400_000;

/** Listings of one market, to which things happen, and nights that count them. */
export async function openBadgesWorld() {
  const world = await openInsightsWorld();
  const { db, clock, events } = world;
  const deps = { db, clock, events };
  const routes = badgesRoutes(deps);
  const query = (text: string, values: unknown[]) => db.$client.query(text, values);

  return {
    ...world,
    deps,
    /** To a time of the day after. */
    toNextDay: () => world.moveMs(DAY_MS),
    countNights: () => countNights(deps),
    badgesOf: (party: Party, uuid: string, day?: string) =>
      createRouterClient(routes, { context: testContext({ actor: party.actor, clock }) }).getBadges({
        uuid,
        ...(day && { day }),
      }),
    /** An inquiry that was handed over then; nothing else of it matters here. */
    ask: async (storefrontId: number, at: Date): Promise<string> => {
      const uuid = randomUUID();
      await query(
        `insert into inquiries (uuid, storefront_id, taxonomy_node_id, status, credit_price, created_at, updated_at, ready_at,
           last_seq, last_event_at, last_event_type, last_message_at, last_message_by, last_message_text, couple_names, reply_token)
         values ($1, $2, 2, 'READY', 0, $3, $3, $3, 1, $3, 'COUPLE_OUTREACH', $3, 'COUPLE', 'Hello', 'Maya', $4)`,
        [uuid, storefrontId, at, uuid],
      );
      return uuid;
    },
    answer: (uuid: string, at: Date) =>
      query(`update inquiries set status = 'CONNECTED', connected_at = $2 where uuid = $1`, [uuid, at]),
    endInquiry: (uuid: string, type: 'DECLINE' | 'DISMISS' | 'EXPIRATION', at: Date) =>
      query(`update inquiries set status = 'CLOSED', close_event_type = $2, closed_at = $3 where uuid = $1`, [
        uuid,
        type,
        at,
      ]),
    review: async (storefrontId: number, rating: number, at: Date): Promise<string> => {
      const uuid = randomUUID();
      await query(
        `insert into reviews (uuid, storefront_id, author_name, title, text, rating, quality, communication, value,
           professionalism, flexibility, status, submitted_at, published_at)
         values ($1, $2, 'Priya M.', 'Fine', 'Fine', $3, $3, $3, $3, $3, $3, 'ACCEPTED', $4, $4)`,
        [uuid, storefrontId, rating, at],
      );
      return uuid;
    },
  };
}

export type BadgesWorld = Awaited<ReturnType<typeof openBadgesWorld>>;
