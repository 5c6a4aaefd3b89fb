import { createRouterClient } from '@orpc/server';
import { openCreditsWorld } from '#capabilities/credits/testing/credits-world.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { referralsJobs } from '../server/jobs.ts';
import { referralsRoutes } from '../server/routes.ts';
import { settleReferrals } from '../server/settle-referrals.ts';

function clientFor(routes: ReturnType<typeof referralsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

export type Referring = ReturnType<typeof clientFor>;

/** Listings that refer others, mailboxes at domains of their own, and people who follow what they find there. */
export async function openReferralWorld() {
  const world = await openCreditsWorld();
  const { db, deps, clock } = world;
  const routes = referralsRoutes(deps);
  const of = (actor: Actor): Referring => clientFor(routes, world.contextOf(actor));
  const log = { info() {}, warn() {}, error() {}, debug() {} } as never;

  return {
    ...world,
    referralsOf: of,
    /** Somebody with an address that nobody else's domain has. */
    addNewcomer: (firstName: string) =>
      world.addPerson(firstName, { email: `${firstName.toLowerCase()}@${crypto.randomUUID()}.example` }),
    settle: (referredId?: number) => settleReferrals(deps, referredId),
    runJob: async (name: string, payload: unknown = {}) => {
      const job = referralsJobs(deps).find((each) => each.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.run(payload, { log, jobKey: undefined, attempt: 1 });
    },
    /** As it is once staff has approved what somebody began. */
    publishFor: async (userId: string): Promise<TestListing> => {
      const listing = await world.openListing();
      await db.$client.query('update storefronts set created_at = $2, claimed_at = null where id = $1', [
        listing.id,
        clock.now(),
      ]);
      await world.join(listing, { userId } as never, 'OWNER');
      return listing;
    },
    tokenTo: async (email: string): Promise<string> => {
      const mails = await world.mailsTo(email);
      const found = mails.map(({ text }) => /\/vendors\/join\/([\w-]+)/.exec(text ?? '')?.[1]);
      return found.find((token) => token !== undefined) ?? '';
    },
  };
}

export type ReferralWorld = Awaited<ReturnType<typeof openReferralWorld>>;
