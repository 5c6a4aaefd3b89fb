import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, signUpVendor } from '#server/testing/test-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const { $client } = app.platform.db;
  await $client.query(`insert into states (code, name, slug) values ('NY', 'New York', 'new-york')`);
  await $client.query(
    `insert into cities (id, name, state_code, county, lat, lon, slug, search_name)
     values (1, 'Hudson', 'NY', 'Columbia', 42.25, -73.79, 'hudson-ny', 'hudson')`,
  );
});
afterAll(() => app.close());

const OWN = '/web-marketplace-api/v1/manage/storefronts';

async function openListing(name: string, userId: string, published: boolean): Promise<void> {
  const { rows } = await app.platform.db.$client.query<{ id: number }>(
    `insert into storefronts (uuid, taxonomy_node_id, name, slug, city_id, lat, lon, metro_type, publication_status, published_at,
       created_at, updated_at)
     select gen_random_uuid(), 5, $1, $1, id, lat, lon, 'RURAL', $2, $3, now(), now() from cities order by id limit 1
     returning id`,
    [name, published ? 'ACCEPTED' : 'NEW', published ? new Date() : null],
  );
  await app.platform.db.$client.query(
    `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
    [rows[0]?.id, userId],
  );
}

describe('my listings', () => {
  it('are those I work for, the published first, and nobody else’s', async () => {
    const ruth = await signUpVendor(app, 'Ruth');
    const theo = await signUpVendor(app, 'Theo');
    await openListing('draft', ruth.userId, false);
    await openListing('open', ruth.userId, true);
    expect((await ruth.browser.call('GET', OWN)).body).toMatchObject([
      {
        name: 'open',
        published: true,
        wasPublished: true,
        taxonomyKey: 'wedding-florists',
        coverImageUrl: null,
      },
      { name: 'draft', published: false, publishedAt: null, wasPublished: false },
    ]);
    expect((await theo.browser.call('GET', OWN)).body).toEqual([]);
  });

  it('are for vendors', async () => {
    const maya = await signUpCouple(app, 'Maya');
    expect((await maya.browser.call('GET', OWN)).status).toBe(403);
  });
});
