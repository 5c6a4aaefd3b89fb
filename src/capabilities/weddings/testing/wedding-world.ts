import { randomBytes, randomUUID } from 'node:crypto';
import { createRouterClient, ORPCError } from '@orpc/server';
import { users } from '#capabilities/identity/tables.ts';
import { cities, markets, states } from '#capabilities/places/tables.ts';
import { type Actor, type SignedInActor, VISITOR } from '#platform/actor.ts';
import type { Clock } from '#platform/clock.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createEvents, type Events, type Listener } from '#platform/events/events.ts';
import { listMessages } from '#platform/messages/list-messages.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import type { WeddingUse } from '../server/make-room.ts';
import { weddingsRoutes } from '../server/routes.ts';

export const HUDSON = 1;
export const NEW_YORK = 2;
export const SECRET = 'the secret of this world';

type Place = { lat: number; lon: number; searchName: string };
const nowhere = (name: string): Place => ({ lat: 0, lon: 0, searchName: name.toLowerCase() });

export type Person = {
  userId: string;
  email: string;
  actor: SignedInActor;
  /** Everything this person may ask, through the contract, the guard and the use cases. */
  api: WeddingsClient;
};

type WeddingsClient = ReturnType<typeof clientFor>;

function clientFor(routes: ReturnType<typeof weddingsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** A database with a few places, a clock that can be moved, and people who call the contract. */
export async function openWeddingWorld() {
  const { db, url, close } = await openTestDatabase();
  let instant = new Date('2026-03-01T12:00:00Z');
  const clock: Clock = {
    // Ticks, so that what happens later is later.
    now: () => {
      instant = new Date(instant.getTime() + 1);
      return instant;
    },
    uuid: () => randomUUID(),
    token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
    code: () => '123456',
  };
  const weddingUses: WeddingUse[] = [];
  const publicUrl = 'https://ampersand.example';
  const listeners: Listener<undefined>[] = [];
  const events: Events = {
    emit: (...told) => createEvents(listeners, () => undefined).emit(...told),
  };
  const routes = weddingsRoutes({ db, clock, events, publicUrl, secret: SECRET }, weddingUses);

  await db.insert(states).values({ code: 'NY', name: 'New York', slug: 'new-york' });
  await db.insert(markets).values({
    ...nowhere('new york'),
    id: 3169,
    name: 'New York',
    stateCode: 'NY',
    slug: 'new-york-ny',
    radiusMiles: 20,
    population: 1,
  });
  for (const [id, name, slug] of [
    [HUDSON, 'Hudson', 'hudson-ny'],
    [NEW_YORK, 'New York', 'new-york-ny'],
  ] as const) {
    await db.insert(cities).values({ ...nowhere(name), id, name, slug, stateCode: 'NY', county: 'Columbia' });
  }

  const challenges: string[] = [];
  const contextOf = (actor: Actor): RequestContext =>
    testContext(
      { actor, clock },
      {
        challengeStepUp: async ({ userId }) => {
          challenges.push(userId);
          return { verification_copy: 'Enter the code', notified_value: 'm***' };
        },
      },
    );
  const apiOf = (actor: Actor) => clientFor(routes, contextOf(actor));

  const addPerson = async (firstName: string, options: Partial<SignedInActor> = {}): Promise<Person> => {
    const userId = randomUUID();
    const email = options.email ?? `${firstName.toLowerCase()}-${userId.slice(0, 8)}@example.com`;
    const emailVerified = options.emailVerified ?? true;
    await db
      .insert(users)
      .values({ id: userId, name: firstName, firstName, lastName: 'Test', email, emailVerified });
    const actor: SignedInActor = {
      kind: 'user',
      userId,
      sessionId: randomUUID(),
      sessionSeenAt: new Date(0),
      email,
      emailVerified: true,
      isVendor: false,
      isSupport: false,
      steppedUpUntil: new Date('2100-01-01'),
      impersonation: null,
      ...options,
    };
    return { userId, email, actor, api: apiOf(actor) };
  };

  const mailsTo = (to: string) => listMessages(db, { to, limit: 100 });

  return {
    db,
    url,
    close,
    clock,
    weddingUses,
    events,
    /** Tests that need somebody who listens add them here. */
    listeners,
    challenges,
    contextOf,
    addPerson,
    apiOf,
    visitor: apiOf(VISITOR),
    mailsTo,
    moveDays: (days: number) => {
      instant = new Date(instant.getTime() + days * 86_400_000);
    },
    moveMs: (milliseconds: number) => {
      instant = new Date(instant.getTime() + milliseconds);
    },
    /** A person with a wedding. */
    addOwner: async (firstName: string): Promise<Person> => {
      const person = await addPerson(firstName);
      await person.api.saveWedding({});
      return person;
    },
    /** The token of the newest mail to this address. */
    tokenFor: async (email: string): Promise<string> => {
      const [mail] = await mailsTo(email);
      return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}

export type WeddingWorld = Awaited<ReturnType<typeof openWeddingWorld>>;

/** The code a call was refused with; what the schema refuses counts as invalid_input. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'not refused';
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return error.code === 'BAD_REQUEST' ? 'invalid_input' : error.code;
  }
}

export async function refusedFields(call: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await call;
    return {};
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return error.data.fields ?? {};
  }
}
