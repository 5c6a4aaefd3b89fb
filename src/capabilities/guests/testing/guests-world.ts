import { createRouterClient } from '@orpc/server';
import { joinWedding } from '#capabilities/weddings/testing/join-wedding.ts';
import { openWeddingWorld, type Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createLog } from '#platform/log.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '../errors.ts';
import { guestsRoutes } from '../server/routes.ts';

function clientFor(routes: ReturnType<typeof guestsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** A member of a wedding with everything they may ask about its guests. */
export type Host = Person & { guests: ReturnType<typeof clientFor> };

/** Weddings with their people, and calls through contract, guard and use case. */
export async function openGuestsWorld() {
  const world = await openWeddingWorld();
  const { db, clock, events } = world;
  const printer = createPrinter(createLog('silent'));
  const routes = guestsRoutes({ db, clock, printer, events });
  const apiOf = (actor: Actor, resHeaders?: Headers) =>
    clientFor(routes, testContext({ actor, clock }, { resHeaders }));
  const withGuests = <P extends Person>(person: P) => ({ ...person, guests: apiOf(person.actor) });
  return {
    ...world,
    printer,
    close: () => Promise.all([printer.close(), world.close()]),
    /** For what stands in the head of an answer. */
    apiOf,
    visitorGuests: apiOf(VISITOR),
    addPerson: async (firstName: string) => withGuests(await world.addPerson(firstName)),
    addOwner: async (firstName: string) => withGuests(await world.addOwner(firstName)),
    join: async (owner: Person, role: Parameters<typeof joinWedding>[2]) =>
      withGuests(await joinWedding(world, owner, role)),
  };
}

export type GuestsWorld = Awaited<ReturnType<typeof openGuestsWorld>>;
