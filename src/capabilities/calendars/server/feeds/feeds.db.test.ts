import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal, refusedFields } from '#capabilities/weddings/testing/wedding-world.ts';
import { createWebReader, createWebReaderWith } from '#platform/web-reader/guarded-web-reader.ts';
import { busyDays, calendarText } from '../../testing/calendar-text.ts';
import { type CalendarWorld, openCalendarWorld } from '../../testing/calendar-world.ts';
import { addFeed as addFeedWith } from './add-feed.ts';
import { readFeed } from './read-feed.ts';

const HALF_AN_HOUR = 30 * 60_000;
const SIX_HOURS = 12 * HALF_AN_HOUR;

let world: CalendarWorld;
let vendor: TestVendor;
let address: string;

beforeAll(async () => {
  world = await openCalendarWorld();
});
beforeEach(async () => {
  vendor = await world.addVendor();
  address = `https://calendars.example.com/${vendor.uuid}.ics`;
  world.outside.pages.set(address, busyDays('2027-06-12', '2027-06-13'));
});
afterAll(() => world.close());

const add = (wishes: { address?: string; name?: string } = {}, party = vendor.owner) =>
  world.calendars(party).addFeed({ uuid: vendor.uuid, address, name: '', ...wishes });
const feeds = async () => (await world.calendars(vendor.owner).getCalendar({ uuid: vendor.uuid })).feeds;
const askedFor = () => world.outside.asked.filter((question) => question.address === address);

describe('connecting a calendar', () => {
  it('reads it at once, keeps its days, and shows of its address the host alone', async () => {
    const feed = await add({ address: `  ${address.replace('https', 'webcal')}` });
    expect(feed).toMatchObject({
      name: 'Bookings',
      host: 'calendars.example.com',
      failure: null,
      isFailing: false,
      days: ['2027-06-12', '2027-06-13'],
    });
    expect(await feeds()).toEqual([feed]);
    expect(JSON.stringify(await feeds())).not.toContain(`${vendor.uuid}.ics`);
    expect(await world.heldDays(vendor.id)).toEqual(['2027-06-12 FEED', '2027-06-13 FEED']);
  });

  it('that does not work is told at its field, and nothing is kept', async () => {
    world.outside.pages.set(address, 'LOCKED');
    expect(await refusal(add())).toBe('calendar.feed_unreadable');
    expect(await refusedFields(add())).toEqual({
      address: 'That calendar is private. Use its secret iCal link, or make it public.',
    });
    world.outside.pages.set(address, calendarText(['DTSTART:20260601T000000Z', 'RRULE:FREQ=SECONDLY']));
    expect((await refusedFields(add())).address).toContain('repeats more often');
    expect(await feeds()).toEqual([]);
  });

  it('our own link is refused: a day would hold itself', async () => {
    const { link } = await world.calendars(vendor.owner).makeLink({ uuid: vendor.uuid });
    expect((await refusedFields(add({ address: link }))).address).toContain('the link to this calendar');
  });

  it('the same twice is one, and eleven are too many, however many come at once', async () => {
    await add();
    expect(await refusal(add())).toBe('calendar.feed_twice');
    const others = Array.from({ length: 11 }, (_, index) => `${address}?${index}`);
    for (const other of others) world.outside.pages.set(other, busyDays('2027-06-12'));
    const codes = await Promise.all(others.map((other) => refusal(add({ address: other }))));
    expect(codes.filter((code) => code === 'calendar.too_many_feeds')).toHaveLength(2);
    expect(await feeds()).toHaveLength(10);
  });

  it.each([
    '',
    'not a link',
    'ftp://example.com/a.ics',
    'http://localhost/a.ics',
    'https://user:x@example.com/',
  ])('%j is no link', async (typed) => {
    expect(await refusal(add({ address: typed }))).toBe('invalid_input');
  });

  it('the other user cannot, nor who only looks on', async () => {
    const feed = await add();
    const other = await world.addVendor();
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    const at = { uuid: vendor.uuid, feedUuid: feed.uuid };
    for (const [party, code] of [
      [other.owner, 'storefront.not_found'],
      [viewer, 'storefront.role_forbids'],
    ] as const) {
      const theirs = world.calendars(party);
      expect(await refusal(add({ address: `${address}?2` }, party))).toBe(code);
      expect(await refusal(theirs.readFeed(at))).toBe(code);
      expect(await refusal(theirs.removeFeed(at))).toBe(code);
    }
    // Nor by the name of a business that is their own.
    const theirs = world.calendars(other.owner);
    const byOwn = { uuid: other.uuid, feedUuid: feed.uuid };
    expect(await refusal(theirs.readFeed(byOwn))).toBe('calendar.feed_not_found');
    expect(await refusal(theirs.removeFeed(byOwn))).toBe('calendar.feed_not_found');
    expect(await feeds()).toHaveLength(1);
  });

  it('nothing inside is reached: the reader of the process asks no server of this machine', async () => {
    let visits = 0;
    const server = createServer((_request, answer) => {
      visits += 1;
      answer.writeHead(200, { 'content-type': 'text/calendar' }).end(busyDays('2027-06-12'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = String((server.address() as AddressInfo).port);
    const wanted = { uuid: vendor.uuid, address: `http://inside.example.com:${port}/a.ics`, name: '' };
    const strict = { ...world.deps, webReader: createWebReader() };
    expect(await addFeedWith(strict, vendor.owner.actor, wanted)).toMatchObject({ ok: false });
    const rebound = createWebReaderWith({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowedPort: (asked) => asked === port,
    });
    expect(
      await addFeedWith({ ...world.deps, webReader: rebound }, vendor.owner.actor, wanted),
    ).toMatchObject({
      ok: false,
      failure: { message: 'That link leads to a private network, so we can’t read it.' },
    });
    expect(visits).toBe(0);
    const open = createWebReaderWith({
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowedAddress: () => true,
      isAllowedPort: () => true,
    });
    expect(await addFeedWith({ ...world.deps, webReader: open }, vendor.owner.actor, wanted)).toMatchObject({
      ok: true,
    });
    expect(visits).toBe(1);
    server.closeAllConnections();
    server.close();
  });
});

describe('reading on', () => {
  it('every half hour, for changes only, and once a day in full', async () => {
    await add();
    await world.readDueFeeds();
    expect(askedFor()).toHaveLength(1);
    world.moveMs(HALF_AN_HOUR);
    await world.readDueFeeds();
    expect(askedFor()).toHaveLength(2);
    expect(askedFor()[1]?.etag).not.toBeNull();
    expect(await feeds()).toMatchObject([{ days: ['2027-06-12', '2027-06-13'] }]);
    world.moveDays(1);
    await world.readDueFeeds();
    expect(askedFor()[2]?.etag).toBeNull();
  });

  it('takes new days and frees those that are gone', async () => {
    const { uuid: feedUuid } = await add();
    world.outside.pages.set(address, busyDays('2027-06-13', '2027-06-14', '2027-06-15'));
    const feed = await world.calendars(vendor.owner).readFeed({ uuid: vendor.uuid, feedUuid });
    expect(feed.days).toEqual(['2027-06-13', '2027-06-14', '2027-06-15']);
    expect(await world.heldDays(vendor.id)).toEqual([
      '2027-06-13 FEED',
      '2027-06-14 FEED',
      '2027-06-15 FEED',
    ]);
  });

  it('that fails keeps the days, is shown after three times with its reason, and mailed once', async () => {
    await add({ name: 'Google evil.com' });
    const manager = await world.addMember(vendor.id, 'MANAGER');
    const responder = await world.addMember(vendor.id, 'RESPONDER');
    const mails = async (email: string) =>
      (await world.mailsTo(email)).filter(({ subject }) => subject?.includes('one of your calendars'));
    world.outside.pages.set(address, 'GONE');
    for (const [failures, isFailing] of [
      [1, false],
      [2, false],
      [3, true],
    ] as const) {
      world.moveMs(HALF_AN_HOUR);
      await world.readDueFeeds();
      expect(await feeds(), `${failures} times`).toMatchObject([{ failure: 'GONE', isFailing }]);
    }
    expect(await world.heldDays(vendor.id)).toHaveLength(2);
    const [mail, ...more] = await mails(vendor.owner.email);
    expect(mail?.text).toContain('“Google evil. com”');
    expect(mail?.text).toContain('There’s no calendar at that link anymore.');
    expect(mail?.text).toContain(`/inspire/vendors/listing/calendar?storefront=${vendor.uuid}`);
    expect(more).toEqual([]);
    expect(await mails(manager.email)).toHaveLength(1);
    expect(await mails(responder.email)).toEqual([]);

    const before = askedFor().length;
    world.moveMs(HALF_AN_HOUR);
    await world.readDueFeeds();
    expect(askedFor(), 'what is broken is asked less often').toHaveLength(before);
    world.moveMs(SIX_HOURS);
    await world.readDueFeeds();
    expect(await mails(vendor.owner.email)).toHaveLength(1);

    world.outside.pages.set(address, busyDays('2027-08-01'));
    world.moveMs(SIX_HOURS);
    await world.readDueFeeds();
    expect(await feeds()).toMatchObject([{ failure: null, isFailing: false, days: ['2027-08-01'] }]);
  });

  it('one that is removed while it is read leaves no days behind', async () => {
    const feed = await add();
    const { read } = world.outside.webReader;
    const at = { uuid: vendor.uuid, feedUuid: feed.uuid };
    const slow = {
      ...world.deps,
      webReader: {
        read: async (question: Parameters<typeof read>[0]) => {
          const answer = await read({ ...question, etag: null });
          await world.calendars(vendor.owner).removeFeed(at);
          return answer;
        },
      },
    };
    await readFeed(slow, feed.uuid);
    expect(await world.heldDays(vendor.id)).toEqual([]);
    expect(await feeds()).toEqual([]);
  });
});
