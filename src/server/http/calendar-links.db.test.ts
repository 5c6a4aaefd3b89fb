import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calendarLinks } from '#capabilities/calendars/tables.ts';
import { availabilityBlocks } from '#capabilities/storefronts/tables.ts';
import { openListing, openTown, type TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signUpCouple } from '../testing/test-people.ts';

let app: TestApp;
let listing: TestListing;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
});
beforeEach(async () => {
  const { db, clock } = app.platform;
  listing = await openListing(app);
  token = clock.token();
  const storefrontId = listing.id;
  await db.insert(calendarLinks).values({ storefrontId, token, createdAt: clock.now() });
  const held = [
    ['2036-06-12', 'BOOKED'],
    ['2036-07-01', 'BLOCKED'],
    ['2036-07-02', 'BLOCKED'],
    ['2036-08-01', 'FEED'],
    ['2020-01-01', 'BLOCKED'],
  ] as const;
  await db.insert(availabilityBlocks).values(held.map(([day, kind]) => ({ storefrontId, day, kind })));
});
afterAll(() => app.close());

const get = (secret = token, headers = {}) =>
  app.app.inject({
    method: 'GET',
    url: `/web-marketplace-api/v1/calendar-links/${secret}/calendar.ics`,
    headers,
  });

it('a calendar link shows booked and blocked days to come, and nothing of other calendars', async () => {
  const answer = await get();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.headers['cache-control']).toBe('private, max-age=300');
  const lines = answer.body.split('\r\n');
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
    'SUMMARY:Booked via Ampersand',
    'SUMMARY:Blocked on Ampersand',
  ]);
  expect(lines).toContain('DTSTART;VALUE=DATE:20360701');
  expect(lines).toContain('DTEND;VALUE=DATE:20360703');
  expect(answer.body).not.toContain('20360801');
  expect(answer.body).not.toContain('20200101');
});

it('a calendar link answers 304 until something changed', async () => {
  const { etag } = (await get()).headers;
  expect((await get(token, { 'if-none-match': etag })).statusCode).toBe(304);
  await app.platform.db
    .insert(availabilityBlocks)
    .values({ storefrontId: listing.id, day: '2036-09-01', kind: 'BLOCKED' });
  expect((await get(token, { 'if-none-match': etag })).statusCode).toBe(200);
});

it.each(['x', 'A'.repeat(43), '%00', '%2e%2e%2f'])(
  'a calendar link that was never given (%s) is not found',
  async (secret) => {
    expect((await get(secret)).statusCode).toBe(404);
  },
);

it('a plan is followed by its link alone, answers 304 until something changed, and ends with the link', async () => {
  const { browser } = await signUpCouple(app);
  const weddingDate = new Date(app.clock.now().getTime() + 200 * 86_400_000).toISOString().slice(0, 10);
  expect((await browser.call('PUT', '/web-api/v1/wedding', { weddingDate })).status).toBe(200);
  const made = await browser.call<{ link: string }>('POST', '/web-api/v1/agenda/link');
  const url = new URL(made.body.link).pathname;
  const follow = (headers = {}) => app.app.inject({ method: 'GET', url, headers });
  const answer = await follow();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('private, max-age=300');
  expect(answer.headers['x-robots-tag']).toContain('noindex');
  expect(answer.headers['content-disposition']).toContain('wedding.ics');
  expect(answer.body).toContain('SUMMARY:Your wedding');
  const { etag } = answer.headers;
  expect((await follow({ 'if-none-match': etag })).statusCode).toBe(304);
  await browser.call('PUT', '/web-api/v1/wedding', { location: 'Leopold House' });
  expect((await follow({ 'if-none-match': etag })).statusCode).toBe(200);
  await browser.call('DELETE', '/web-api/v1/agenda/link');
  expect((await follow()).statusCode).toBe(404);
});

it.each(['x', 'A'.repeat(43), '%00'])(
  'a plan’s link that was never given (%s) is not found',
  async (secret) => {
    const url = `/web-api/v1/agenda-links/${secret}/wedding.ics`;
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  },
);
