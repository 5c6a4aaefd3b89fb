import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { signUpCouple } from '#server/testing/test-people.ts';
import { openListing, openTown, type TestListing } from '../testing/open-listing.ts';
import { exportStorefronts } from './export-storefronts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  await openTown(app);
});
afterAll(() => app.close());

const report = (browser: TestBrowser, { uuid }: Pick<TestListing, 'uuid'>, body: unknown) =>
  browser.call('POST', `/web-marketplace-api/v1/storefront/${uuid}/report`, body);

async function reportsOf({ id }: TestListing) {
  const { rows } = await app.platform.db.$client.query(
    'select reason, text, reported_by from storefront_reports where storefront_id = $1 order by reported_at',
    [id],
  );
  return rows;
}

describe('a report', () => {
  it('is kept, once per person and day', async () => {
    const listing = await openListing(app);
    const maya = await signUpCouple(app, 'Maya');
    const said = { reason: 'SCAM', text: '  <b>They asked for cash</b>\0 ' };
    expect((await report(maya.browser, listing, said)).body).toEqual({ reported: true });
    expect((await report(maya.browser, listing, { reason: 'OTHER' })).body).toEqual({ reported: true });
    expect(await reportsOf(listing)).toEqual([
      { reason: 'SCAM', text: '<b>They asked for cash</b>', reported_by: maya.userId },
    ]);
    app.clock.advance(25 * 3_600_000);
    await report(maya.browser, listing, { reason: 'OTHER' });
    expect(await reportsOf(listing)).toHaveLength(2);
    expect(await exportStorefronts(app.platform.db, maya.userId)).toMatchObject({
      worksFor: [],
      reported: [{ reason: 'SCAM' }, { reason: 'OTHER', text: '' }],
    });
  });

  it('needs a known reason, a text that fits, and a listing to be about', async () => {
    const listing = await openListing(app);
    const draft = await openListing(app, { isPublished: false });
    const browser = app.browser();
    expect((await report(browser, listing, { reason: 'DULL' })).status).toBe(400);
    expect((await report(browser, listing, { reason: 'OTHER', text: 'x'.repeat(1001) })).status).toBe(400);
    expect((await report(browser, draft, { reason: 'OTHER' })).status).toBe(404);
    expect(
      (await report(browser, { uuid: '00000000-0000-4000-8000-0000000000ff' }, { reason: 'OTHER' })).status,
    ).toBe(404);
    expect(await reportsOf(listing)).toEqual([]);
  });

  it('is refused from an address that sends too many', async () => {
    const listing = await openListing(app);
    const browser = app.browser();
    let status = 200;
    for (let sent = 0; sent < 30 && status === 200; sent += 1) {
      status = (await report(browser, listing, { reason: 'OTHER' })).status;
    }
    expect(status).toBe(429);
    expect((await reportsOf(listing)).length).toBeLessThanOrEqual(20);
  });
});
