import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { bookingListeners } from '#capabilities/bookings/testing/couple-bookings.ts';
import { budgetListeners } from '#capabilities/budget/testing/budget-listeners.ts';
import { giveCredits } from '#capabilities/credits/server/index.ts';
import { vendorActs } from '#capabilities/leads/testing/vendor-desk.ts';
import { planSubscriptions } from '#capabilities/plans/tables.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { storefrontMembers, storefrontPrices, storefronts } from '#capabilities/storefronts/tables.ts';
import { joinWedding } from '#capabilities/weddings/testing/join-wedding.ts';
import { HUDSON, openWeddingWorld, type Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import type { InquirySend } from '../contract/couple-inquiries.contract.ts';
import { coupleActionsRoutes } from '../server/couple-actions.routes.ts';
import { lifecycleJobs } from '../server/lifecycle-jobs.ts';
import { findInquiry, listEvents } from '../server/store.ts';

type Routes = ReturnType<typeof coupleActionsRoutes> & ReturnType<typeof vendorActs>['routes'];

function clientFor(routes: Routes, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** Somebody with everything they may ask about inquiries, on either side. */
export type Party = Person & { inquiries: ReturnType<typeof clientFor> };

export type TestVendor = { id: number; uuid: string; owner: Party };

/** Long before the wedding, with a message nobody takes for spam. */
export function inquiryTo(storefrontUuids: string[], wishes: Partial<InquirySend> = {}): InquirySend {
  return {
    requestUuid: randomUUID(),
    storefrontUuids,
    events: ['day-of'],
    weddingDate: '2027-06-12',
    flexible: false,
    guestCount: 90,
    cityId: HUDSON,
    location: '',
    budgetMinCents: null,
    budgetMaxCents: null,
    optionIds: [],
    message: 'We are getting married in June and love what you do. Are you free?',
    source: 'INQUIRY',
    ...wishes,
  };
}

/** What somebody writes, under a name of its own. */
export function letter(message = 'Thank you, tell us more!') {
  return { requestUuid: randomUUID(), message, attachmentUuids: [] as string[] };
}

/** Couples and vendors who write to each other through contract, guard and use cases, and a clock that can travel. */
export async function openInquiryWorld() {
  const world = await openWeddingWorld();
  const { db, clock } = world;
  const desk = vendorActs(world);
  // What vendors count and find and couples note is written by those who follow, as in the whole house.
  world.listeners.push(...desk.listeners, ...budgetListeners(world), ...bookingListeners(world));
  const routes = { ...coupleActionsRoutes(world), ...desk.routes };
  const jobs = [...lifecycleJobs(world), ...desk.jobs];
  const apiOf = (actor: Actor) => clientFor(routes, testContext({ actor, clock }));
  const withInquiries = <P extends Person>(person: P) => ({ ...person, inquiries: apiOf(person.actor) });

  const addPerson = async (firstName: string, options: { isVendor?: boolean; isVerified?: boolean } = {}) => {
    const { isVendor = false, isVerified = true } = options;
    const person = await world.addPerson(firstName, { isVendor, emailVerified: isVerified });
    // Old enough that nobody wonders about the account.
    await db.$client.query(`update users set email_verified = $2, created_at = '2026-01-01' where id = $1`, [
      person.userId,
      isVerified,
    ]);
    return withInquiries(person);
  };

  const addMember = async (storefrontId: number, role: StorefrontRole): Promise<Party> => {
    const person = await addPerson(`Vendor${role}`, { isVendor: true });
    await db
      .insert(storefrontMembers)
      .values({ storefrontId, userId: person.userId, role, joinedAt: clock.now() });
    return person;
  };

  const give = async (storefront: { id: number; uuid: string }, credits: number) => {
    const gift = { storefront, credits, key: `gift:${randomUUID()}`, by: null };
    await giveCredits(db, { clock }, { ...gift, reference: { kind: 'offer', id: '1' } });
  };

  /** A plan that includes every lead, for a month from now. */
  const startPlan = async ({ id }: { id: number }) => {
    const [now, end] = [clock.now(), new Date(clock.now().getTime() + 30 * 86_400_000)];
    await db.insert(planSubscriptions).values({
      ...{ id: randomUUID(), storefrontId: id, planKey: 'trial', group: 'B', payment: 'UPFRONT' },
      ...{ periodCents: 0, state: 'TRIAL', startsAt: now, periods: 1, periodStartsAt: now },
      ...{ periodEndsAt: end, termEndsAt: end, autoRenew: false, createdAt: now },
    });
  };

  /** With credits enough for whatever a test is about, unless that is what it is about. */
  const addVendor = async (
    wishes: Partial<typeof storefronts.$inferInsert> = {},
    credits = 1_000,
  ): Promise<TestVendor> => {
    const uuid = randomUUID();
    const now = clock.now();
    const [row] = await db
      .insert(storefronts)
      .values({
        uuid,
        taxonomyNodeId: 2,
        name: 'Linden & Light',
        slug: `linden-${uuid}`,
        cityId: HUDSON,
        lat: 0,
        lon: 0,
        metroType: 'RURAL',
        publicationStatus: 'ACCEPTED',
        publishedAt: now,
        claimedAt: now,
        availableThrough: '2028-12-31',
        createdAt: now,
        updatedAt: now,
        ...wishes,
      })
      .returning({ id: storefronts.id });
    if (!row) throw new Error('The storefront was not written.');
    await db.insert(storefrontPrices).values({ storefrontId: row.id });
    if (credits > 0) await give({ id: row.id, uuid }, credits);
    return { id: row.id, uuid, owner: await addMember(row.id, 'OWNER') };
  };

  const runJobs = () => runPendingJobs(db.$client, jobs);

  const find = async (uuid: string) => {
    const row = await findInquiry(db, uuid);
    if (!row) throw new Error(`There is no inquiry ${uuid}.`);
    return row;
  };

  const send = async (couple: Party, vendors: TestVendor[], wishes: Partial<InquirySend> = {}) => {
    const sent = await couple.inquiries.send(
      inquiryTo(
        vendors.map(({ uuid }) => uuid),
        wishes,
      ),
    );
    return sent.inquiries.map(({ uuid }) => uuid);
  };

  /** Sent to one vendor and handed over. */
  const deliverTo = async (couple: Party, vendor: TestVendor, wishes: Partial<InquirySend> = {}) => {
    const [uuid = ''] = await send(couple, [vendor], wishes);
    await runJobs();
    return uuid;
  };

  return {
    ...world,
    routes,
    jobs,
    runJobs,
    as: apiOf,
    visitorInquiries: apiOf(VISITOR),
    addPerson,
    addVendor,
    give,
    startPlan,
    addMember,
    find,
    threadOf: (uuid: string) => listEvents(db, uuid),
    send,
    deliverTo,
    /** Sent, handed over and answered. */
    connectTo: async (couple: Party, vendor: TestVendor, wishes: Partial<InquirySend> = {}) => {
      const uuid = await deliverTo(couple, vendor, wishes);
      await vendor.owner.inquiries.connect({ uuid, ...letter('We would love to!'), quote: null });
      return uuid;
    },
    join: async (owner: Party, role: Parameters<typeof joinWedding>[2]) =>
      withInquiries(await joinWedding(world, owner, role)),
    /** One run of a scheduled task, as the queue would start it. */
    runTask: (name: string, payload: unknown = {}) => runTaskOnce(jobs, name, payload),
  };
}

export type InquiryWorld = Awaited<ReturnType<typeof openInquiryWorld>>;
