import { createRouterClient } from '@orpc/server';
import { vendorUsers } from '#capabilities/identity/tables.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { openListing, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openWeddingWorld, SECRET } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, type SignedInActor, VISITOR } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { teamsRoutes } from '../server/routes.ts';

type Api = ReturnType<typeof clientFor>;
export type Colleague = { userId: string; email: string; actor: SignedInActor; api: Api };

function clientFor(routes: ReturnType<typeof teamsRoutes>, context: RequestContext) {
  return createRouterClient(routes, { context });
}

/** Listings with people of every role, who call the contract. */
export async function openTeamWorld() {
  const people = await openWeddingWorld();
  const { db, clock, events, contextOf } = people;
  const deps = { db, clock, events, publicUrl: 'https://ampersand.example', secret: SECRET };
  const routes = teamsRoutes(deps);
  const apiOf = (actor: Actor) => clientFor(routes, contextOf(actor));

  const addPerson = async (firstName: string, options: Partial<SignedInActor> = {}): Promise<Colleague> => {
    const { userId, email, actor } = await people.addPerson(firstName, options);
    if (actor.isVendor) await db.insert(vendorUsers).values({ userId, createdAt: clock.now() });
    return { userId, email, actor, api: apiOf(actor) };
  };
  const addMember = async (listing: TestListing, role: StorefrontRole, firstName: string = role) => {
    const person = await addPerson(firstName, { isVendor: true });
    await join(listing, person, role);
    return person;
  };
  const join = async ({ id }: TestListing, { userId }: Colleague, role: StorefrontRole) => {
    await db.$client.query(
      'insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, $3, $4)',
      [id, userId, role, clock.now()],
    );
  };

  return {
    ...people,
    deps,
    apiOf,
    visitor: apiOf(VISITOR),
    addPerson,
    addMember,
    join,
    openListing: (slug?: string) => openListing({ platform: { db } }, slug ? { slug } : {}),
    /** The token of the newest invitation to this address. */
    tokenFor: async (email: string): Promise<string> => {
      const mails = await people.mailsTo(email);
      const found = mails.map(({ text }) => /\/vendors\/invitation\/([\w-]+)/.exec(text ?? '')?.[1]);
      return found.find((token) => token !== undefined) ?? '';
    },
    roleOf: async ({ id }: TestListing, { userId }: Pick<Colleague, 'userId'>) => {
      const { rows } = await db.$client.query<{ role: StorefrontRole }>(
        'select role from storefront_members where storefront_id = $1 and user_id = $2',
        [id, userId],
      );
      return rows[0]?.role;
    },
  };
}

export type TeamWorld = Awaited<ReturnType<typeof openTeamWorld>>;
