import { createRouterClient } from '@orpc/server';
import { chargeLead } from '#capabilities/credits/server/index.ts';
import {
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '#capabilities/inquiries/testing/inquiry-world.ts';
import { checkBooks } from '#capabilities/ledger/server/index.ts';
import { SECRET } from '#capabilities/weddings/testing/wedding-world.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createLog } from '#platform/log.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { followLeads } from '../server/follow-leads.ts';
import { protectionJobs } from '../server/jobs.ts';
import { protectionRoutes } from '../server/routes.ts';

function clientFor(routes: ReturnType<typeof protectionRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** What every lead of this world costs. */
export const PRICE = 7;

/** Couples and vendors, leads that were paid for, staff, and a clock that can travel. */
export async function openProtectionWorld() {
  const world = await openInquiryWorld();
  const { db, clock } = world;
  world.listeners.push(...followLeads);
  const deps = {
    db,
    clock,
    publicUrl: 'https://ampersand.example',
    secret: SECRET,
    log: createLog('silent'),
  };
  const routes = protectionRoutes(deps);
  const jobs = protectionJobs(deps);
  const protectionOf = (actor: SignedInActor) => clientFor(routes, world.contextOf(actor));

  const addCouple = async (firstName: string): Promise<Party> => {
    const person = await world.addPerson(firstName);
    await person.api.saveWedding({ weddingDate: '2027-06-12', cityId: 1 });
    return person;
  };

  const pay = async ({ id, uuid }: TestVendor, inquiryUuid: string) => {
    const charged = await chargeLead(
      db,
      { clock },
      { storefront: { id, uuid }, inquiryUuid, credits: PRICE, by: null },
    );
    if (!charged.ok) throw new Error(charged.failure.message);
  };

  const balanceOf = async ({ uuid }: Pick<TestVendor, 'uuid'>): Promise<number> => {
    const { rows } = await db.$client.query<{ balance: number }>(
      `select balance::int from ledger_accounts where code = $1`,
      [`storefront:${uuid}:credit`],
    );
    return rows[0]?.balance ?? 0;
  };

  return {
    ...world,
    ...{ publicUrl: deps.publicUrl, secret: SECRET },
    protectionOf,
    addCouple,
    pay,
    balanceOf,
    addStaff: async (firstName: string): Promise<SignedInActor> => ({
      ...(await world.addPerson(firstName)).actor,
      isSupport: true,
    }),
    /** With a hundred credits. */
    addVendorWithCredits: (wishes: Parameters<typeof world.addVendor>[0] = {}): Promise<TestVendor> =>
      world.addVendor(wishes, 100),
    /** Answered and paid for; what follows from it at once has been done. */
    connectPaid: async (couple: Party, vendor: TestVendor): Promise<string> => {
      const uuid = await world.connectTo(couple, vendor);
      await pay(vendor, uuid);
      await runPendingJobs(db.$client, [...world.jobs, ...jobs]);
      return uuid;
    },
    runAllJobs: () => runPendingJobs(db.$client, [...world.jobs, ...jobs]),
    /** The hourly job. */
    checkAll: () => runTaskOnce(jobs, 'protection.check-leads'),
    refundsOf: async (inquiryUuid: string) => {
      const { rows } = await db.$client.query<{ case: string; kind: string; credits: number }>(
        `select protection_case as case, decided_by_kind as kind, credits from lead_refunds where inquiry_uuid = $1`,
        [inquiryUuid],
      );
      return rows;
    },
    booksAreSound: async () => (await checkBooks({ db })).fault === null,
  };
}

export type ProtectionWorld = Awaited<ReturnType<typeof openProtectionWorld>>;
