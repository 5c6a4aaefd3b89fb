import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { STOREFRONT_ROLES, type StorefrontRole } from '../rules/storefront-roles.ts';
import { openListing, openTown, type TestListing } from '../testing/open-listing.ts';
import { enterStorefront, listEnterable } from './enter-storefront.ts';

let database: TestDatabase;
let shop: TestListing;
let other: TestListing;
const people = new Map<StorefrontRole, string>();

async function addPerson(): Promise<string> {
  const userId = randomUUID();
  await database.db.$client.query(
    `insert into users (id, name, email, first_name, last_name, created_at, updated_at)
     values ($1, 'Ruth', $2, 'Ruth', '', now(), now())`,
    [userId, `${userId}@people.example`],
  );
  return userId;
}

beforeAll(async () => {
  database = await openTestDatabase();
  const world = { platform: { db: database.db } };
  await openTown(world);
  shop = await openListing(world);
  other = await openListing(world);
  for (const role of STOREFRONT_ROLES) {
    const userId = await addPerson();
    people.set(role, userId);
    await database.db.$client.query(
      'insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, $3, now())',
      [shop.id, userId, role],
    );
  }
});
afterAll(() => database.close());

const actorOf = (role: StorefrontRole) => ({ userId: people.get(role) ?? '' });

it('gives the storefront, the role and what it allows', async () => {
  const entered = await enterStorefront(database.db, actorOf('VIEWER'), shop.uuid, 'read-leads');
  expect(entered).toEqual({
    ok: true,
    value: {
      storefront: { id: shop.id, uuid: shop.uuid, name: shop.slug, isPublished: true },
      role: 'VIEWER',
      allowed: ['see-preview', 'see-team', 'read-leads', 'see-credits'],
    },
  });
});

it.each([
  ['read-leads', ['OWNER', 'MANAGER', 'RESPONDER', 'VIEWER']],
  ['move-leads', ['OWNER', 'MANAGER', 'RESPONDER']],
  ['edit-listing', ['OWNER', 'MANAGER']],
  ['buy', ['OWNER']],
] as const)('lets in for %s: %s', async (ability, roles) => {
  const letIn: StorefrontRole[] = [];
  for (const role of STOREFRONT_ROLES) {
    const entered = await enterStorefront(database.db, actorOf(role), shop.uuid, ability);
    if (entered.ok) letIn.push(role);
    else expect(entered.failure.code).toBe('storefront.role_forbids');
    expect(await listEnterable(database.db, actorOf(role), ability)).toEqual(
      entered.ok ? [entered.value] : [],
    );
  }
  expect(letIn).toEqual(roles);
});

it('tells a stranger the same of a business that is there and of none', async () => {
  const [stranger, owner] = [{ userId: await addPerson() }, actorOf('OWNER')];
  const answers = [
    await enterStorefront(database.db, stranger, shop.uuid, 'see-preview'),
    await enterStorefront(database.db, stranger, randomUUID(), 'see-preview'),
    await enterStorefront(database.db, owner, other.uuid, 'see-preview'),
  ];
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ ok: false, failure: { code: 'storefront.not_found' } });
});
