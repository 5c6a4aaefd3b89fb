import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Party, TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { busyDays } from '../testing/calendar-text.ts';
import { type CalendarWorld, openCalendarWorld } from '../testing/calendar-world.ts';
import { writeOwnCalendar } from './link/write-own-calendar.ts';

let world: CalendarWorld;
let vendor: TestVendor;
let couple: Party;

beforeAll(async () => {
  world = await openCalendarWorld();
  couple = await world.addPerson('Maya');
  await couple.api.saveWedding({ primaryFirstName: 'Maya', partnerFirstName: 'Jonah' });
});
beforeEach(async () => {
  vendor = await world.addVendor();
});
afterAll(() => world.close());

const calendarOf = (party = vendor.owner) => world.calendars(party).getCalendar({ uuid: vendor.uuid });
const change = (days: { block?: string[]; free?: string[] }, party = vendor.owner) =>
  world.calendars(party).changeDays({ uuid: vendor.uuid, block: [], free: [], ...days });
const set = (
  settings: Omit<Parameters<ReturnType<CalendarWorld['calendars']>['changeSettings']>[0], 'uuid'>,
  party = vendor.owner,
) => world.calendars(party).changeSettings({ uuid: vendor.uuid, ...settings });

describe('days', () => {
  it('are blocked and freed one by one, and the answer says which were different', async () => {
    expect(await change({ block: ['2027-06-12', '2027-06-13'] })).toEqual({
      blocked: ['2027-06-12', '2027-06-13'],
      freed: [],
    });
    expect(await change({ block: ['2027-06-13', '2027-06-14'], free: ['2027-06-12', '2027-07-01'] })).toEqual(
      {
        blocked: ['2027-06-14'],
        freed: ['2027-06-12'],
      },
    );
    expect((await calendarOf()).blocked).toEqual(['2027-06-13', '2027-06-14']);
  });

  it('of the past, and beyond six years, are left alone', async () => {
    expect(await change({ block: ['2026-02-28', '2026-03-01', '2033-01-01'] })).toMatchObject({
      blocked: ['2026-03-01'],
    });
  });

  it('two people at once lose nothing', async () => {
    const manager = await world.addMember(vendor.id, 'MANAGER');
    const day = (number: number) => `2027-07-${String(number).padStart(2, '0')}`;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change({ block: [day(index + 1)] }, index % 2 === 0 ? vendor.owner : manager),
      ),
    );
    expect((await calendarOf()).blocked).toHaveLength(20);
  });

  it('tell pages and searches: the listing has a newer version', async () => {
    const version = async () =>
      (await world.db.$client.query('select version from storefronts where id = $1', [vendor.id])).rows[0]
        ?.version;
    const before = await version();
    await change({ block: ['2027-06-12'] });
    expect(await version()).toBe(before + 1);
    await change({ block: ['2027-06-12'] });
    expect(await version()).toBe(before + 1);
  });
});

describe('a booked day', () => {
  it('is shown with the couple and their lead, and stays booked whatever is freed by hand', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await couple.inquiries.book({ uuid });
    const { booked } = await calendarOf();
    expect(booked).toEqual([{ day: '2027-06-12', names: 'Maya & Jonah', inquiryUuid: uuid }]);
    expect(await change({ free: ['2027-06-12'] })).toEqual({ blocked: [], freed: [] });
    expect(await world.heldDays(vendor.id)).toEqual(['2027-06-12 BOOKED']);
  });

  it('that is blocked too is blocked when the booking ends', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await change({ block: ['2027-06-12'] });
    await couple.inquiries.book({ uuid });
    expect(await world.heldDays(vendor.id)).toEqual(['2027-06-12 BLOCKED', '2027-06-12 BOOKED']);
    await couple.inquiries.unbook({ uuid });
    expect(await world.heldDays(vendor.id)).toEqual(['2027-06-12 BLOCKED']);
  });

  it('by two feeds, a booking and a block at once: each reason ends by itself', async () => {
    const uuid = await world.connectTo(couple, vendor);
    const { addFeed, removeFeed } = world.calendars(vendor.owner);
    for (const name of ['one', 'two'])
      world.outside.pages.set(`https://${name}.example.com/a.ics`, busyDays('2027-06-12'));
    const [one, two] = await Promise.all([
      addFeed({ uuid: vendor.uuid, address: 'https://one.example.com/a.ics', name: '' }),
      addFeed({ uuid: vendor.uuid, address: 'https://two.example.com/a.ics', name: '' }),
      couple.inquiries.book({ uuid }),
      change({ block: ['2027-06-12'] }),
    ]);
    expect(await world.heldDays(vendor.id)).toEqual([
      '2027-06-12 BLOCKED',
      '2027-06-12 BOOKED',
      '2027-06-12 FEED',
    ]);
    await Promise.all([
      removeFeed({ uuid: vendor.uuid, feedUuid: one.uuid }),
      change({ free: ['2027-06-12'] }),
    ]);
    expect(await world.heldDays(vendor.id)).toEqual(['2027-06-12 BOOKED', '2027-06-12 FEED']);
    await Promise.all([
      removeFeed({ uuid: vendor.uuid, feedUuid: two.uuid }),
      couple.inquiries.unbook({ uuid }),
    ]);
    expect(await world.heldDays(vendor.id)).toEqual([]);
  });
});

describe('what is true in general', () => {
  it('is changed one thing at a time, by several people at once', async () => {
    const manager = await world.addMember(vendor.id, 'MANAGER');
    await Promise.all([
      set({ displayAvailability: true }),
      set({ dayOff: { weekday: 1, isOff: true } }, manager),
      set({ dayOff: { weekday: 0, isOff: true } }),
      set({ availableThrough: '2028-01-31' }, manager),
    ]);
    const settings = { displayAvailability: true, availableThrough: '2028-01-31', daysOff: [0, 1] };
    expect(await calendarOf()).toMatchObject(settings);
    expect(await set({ availableThrough: null, dayOff: { weekday: 0, isOff: false } })).toEqual({
      displayAvailability: true,
      availableThrough: null,
      daysOff: [1],
    });
  });
});

describe('who may', () => {
  it('everybody of the team looks, owners and managers change, and only they get the link', async () => {
    await world.calendars(vendor.owner).makeLink({ uuid: vendor.uuid });
    for (const role of ['RESPONDER', 'VIEWER'] as const) {
      const member = await world.addMember(vendor.id, role);
      expect(await calendarOf(member)).toMatchObject({ canEdit: false, link: null });
      expect(await refusal(change({ block: ['2027-06-12'] }, member))).toBe('storefront.role_forbids');
      expect(await refusal(set({ displayAvailability: true }, member))).toBe('storefront.role_forbids');
      expect(await refusal(world.calendars(member).makeLink({ uuid: vendor.uuid }))).toBe(
        'storefront.role_forbids',
      );
      expect(await refusal(world.calendars(member).endLink({ uuid: vendor.uuid }))).toBe(
        'storefront.role_forbids',
      );
    }
    const manager = await world.addMember(vendor.id, 'MANAGER');
    expect(await calendarOf(manager)).toMatchObject({
      canEdit: true,
      link: expect.stringMatching(/^https:\/\/ampersand\.example\/.*\.ics$/),
    });
  });

  it('the other user cannot', async () => {
    const { owner } = await world.addVendor();
    expect(await refusal(calendarOf(owner))).toBe('storefront.not_found');
    expect(await refusal(change({ block: ['2027-06-12'] }, owner))).toBe('storefront.not_found');
    expect(await refusal(set({ displayAvailability: true }, owner))).toBe('storefront.not_found');
    expect(await refusal(world.calendars(owner).makeLink({ uuid: vendor.uuid }))).toBe(
      'storefront.not_found',
    );
    expect(await refusal(calendarOf(couple))).toBe('forbidden');
  });

  it('who must not see contacts sees none in a name either', async () => {
    const uuid = await world.connectTo(couple, vendor);
    await couple.inquiries.book({ uuid });
    await world.db.$client.query(`update inquiries set couple_names = 'Maya 212-555-0148' where uuid = $1`, [
      uuid,
    ]);
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    expect((await calendarOf()).booked[0]?.names).toContain('555-0148');
    expect((await calendarOf(viewer)).booked[0]?.names).not.toContain('0148');
  });
});

describe('the link', () => {
  it('shows first names of who booked without contacts; a new one and none end it', async () => {
    const { makeLink, endLink } = world.calendars(vendor.owner);
    const uuid = await world.connectTo(couple, vendor);
    await couple.inquiries.book({ uuid });
    const tokenIn = ({ link }: { link: string }) => link.split('/').at(-2) ?? '';
    const first = tokenIn(await makeLink({ uuid: vendor.uuid }));
    expect((await writeOwnCalendar(world.deps, first))?.text).toContain(
      'SUMMARY:Booked via Ampersand: Maya & Jonah',
    );
    await world.db.$client.query(`update inquiries set couple_names = 'Maya 212-555-0148' where uuid = $1`, [
      uuid,
    ]);
    expect((await writeOwnCalendar(world.deps, first))?.text).not.toContain('555-0148');
    const second = tokenIn(await makeLink({ uuid: vendor.uuid }));
    expect(await writeOwnCalendar(world.deps, first)).toBeUndefined();
    expect(await endLink({ uuid: vendor.uuid })).toEqual({ ended: true });
    expect(await endLink({ uuid: vendor.uuid })).toEqual({ ended: false });
    expect(await writeOwnCalendar(world.deps, second)).toBeUndefined();
  });
});
