import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { openListing, openTown } from '../testing/open-listing.ts';
import { noteStorefrontChange } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
});
afterAll(() => app.close());

it('a change makes a newer version and asks search to look, once however often it changed', async () => {
  const { db } = app.platform;
  const { id } = await openListing(app);
  const at = new Date('2026-12-01T12:00:00Z');
  const deps = { ...app.platform, clock: { ...app.clock, now: () => at } };
  await db.transaction((tx) => noteStorefrontChange(tx, deps, id));
  await db.transaction((tx) => noteStorefrontChange(tx, deps, id));
  const { rows } = await db.$client.query('select version, updated_at from storefronts where id = $1', [id]);
  expect(rows).toEqual([{ version: 3, updated_at: at }]);
  const jobs = await db.$client.query(
    `select task_identifier, key from graphile_worker.jobs where key = $1`,
    [`search:${id}`],
  );
  expect(jobs.rows).toEqual([{ task_identifier: 'search.refresh-storefront', key: `search:${id}` }]);
});
