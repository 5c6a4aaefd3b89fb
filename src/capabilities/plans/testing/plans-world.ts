import { createRouterClient } from '@orpc/server';
import { openCreditsWorld } from '#capabilities/credits/testing/credits-world.ts';
import { continuePayment } from '#capabilities/payments/server/index.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createEvents } from '#platform/events/events.ts';
import { createLog } from '#platform/log.ts';
import { SANDBOX_CARDS } from '#platform/payments/sandbox/sandbox-cards.data.ts';
import { createSandboxGateway } from '#platform/payments/sandbox/sandbox-gateway.ts';
import { createSandboxPages } from '#platform/payments/sandbox/sandbox-pages.ts';
import type { Platform } from '#platform/platform.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import type { Wish } from '../contract/purchases.contract.ts';
import { plans } from '../server/manifest.ts';
import type { PurchaseDeps } from '../server/purchases/begin-purchase.ts';
import { plansRoutes } from '../server/routes.ts';

function clientFor(routes: ReturnType<typeof plansRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** Listings whose owners buy, and the page on which they pay. */
export async function openPlansWorld() {
  const world = await openCreditsWorld();
  const { db, clock } = world;
  const publicUrl = 'http://localhost:3000';
  const parts = { db, clock, secret: 'a secret for tests', publicUrl };
  const sandbox = createSandboxPages(parts);
  const payments = { gateway: createSandboxGateway(parts), sandbox };
  const deps: PurchaseDeps = {
    ...{ ...parts, payments, config: { taxRegistrations: ['NY'] } as Platform['config'] },
    events: createEvents(plans.on ?? [], () => deps as Platform),
    printer: createPrinter(createLog('silent')),
  };
  const routes = plansRoutes(deps);
  const callsOf = (actor: Actor) => clientFor(routes, world.contextOf(actor));
  /** Calls of somebody who has shown a second factor. */
  const shopOf = (actor: SignedInActor) => callsOf({ ...actor, steppedUpUntil: new Date(8.64e15) });

  /** What a person does on the page that a purchase leads to. */
  const payAt = (url: string | null, card = 'success') => {
    const number = SANDBOX_CARDS.find(({ key }) => key === card)?.number ?? '';
    const token = new URL(url ?? publicUrl).pathname.split('/').at(-1) ?? '';
    return sandbox.pay(token, { number, expMonth: 12, expYear: 2034, isSaved: true, delivery: 'USUAL' });
  };

  /** What is bought, as the form sends it after its price was shown. */
  const orderOf = async (actor: SignedInActor, { uuid }: TestListing, wish: Wish, promoCode?: string) => {
    const asked = { storefrontUuid: uuid, wish, promoCode: promoCode ?? null };
    const { totalCents, quotedAt } = await shopOf(actor).quotePurchase(asked);
    return { ...asked, totalCents, quotedAt, key: clock.uuid(), savesCard: false, methodId: null };
  };

  const wishFor = (actor: SignedInActor, listing: TestListing, packKey = 'payg-60') =>
    orderOf(actor, listing, { kind: 'pack', packKey });

  return {
    ...world,
    close: () => Promise.all([deps.printer.close(), world.close()]),
    plansDeps: deps,
    callsOf,
    shopOf,
    orderOf,
    payAt,
    wishFor,
    refresh: (paymentId: string) => continuePayment(deps, paymentId),
  };
}

export type PlansWorld = Awaited<ReturnType<typeof openPlansWorld>>;
