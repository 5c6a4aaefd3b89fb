import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import type { TestVendor } from '#capabilities/inquiries/testing/inquiry-world.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { type InsightsWorld, openInsightsWorld } from '../../testing/insights-world.ts';

let world: InsightsWorld;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openInsightsWorld();
});
beforeEach(async () => {
  vendor = await world.addVendor();
});
afterAll(() => world.close());

async function counted(): Promise<number> {
  await world.views.flush();
  const days = await world.viewsOf(vendor.id);
  return days.reduce((sum, { views }) => sum + views, 0);
}

describe('a look at a storefront', () => {
  it('counts once for a visitor and day, however often the page is opened', async () => {
    await world.look(vendor);
    await world.look(vendor);
    expect(await counted()).toBe(1);
    await world.look(vendor);
    expect(await counted()).toBe(1);
    world.moveDays(1);
    await world.look(vendor);
    expect(await counted()).toBe(2);
    expect(await world.viewsOf(vendor.id)).toHaveLength(2);
  });

  it('counts for each who looks: another address, another device', async () => {
    await world.look(vendor);
    await world.look(vendor, { ip: '203.0.113.8' });
    await world.look(vendor, { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/130.0' });
    expect(await counted()).toBe(3);
  });

  it('counts for a couple that is signed in, and for a vendor who looks at another', async () => {
    const couple = await world.addPerson('Maya');
    const other = await world.addVendor();
    await world.look(vendor, { actor: couple.actor, ip: '203.0.113.1' });
    await world.look(vendor, { actor: other.owner.actor, ip: '203.0.113.2' });
    expect(await counted()).toBe(2);
  });

  it.each([
    [
      'a search engine',
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a program', { userAgent: 'curl/8.9.1' }],
    ['who does not say', { userAgent: '' }],
  ])('does not count for %s', async (_, looks) => {
    await world.look(vendor, looks);
    expect(await counted()).toBe(0);
  });

  it('does not count for its own team, for staff, or for support in somebody’s name', async () => {
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    const couple = await world.addPerson('Maya');
    const impersonation = { supportUserId: couple.userId, writableUntil: null };
    await world.look(vendor, { actor: vendor.owner.actor });
    await world.look(vendor, { actor: viewer.actor });
    await world.look(vendor, { actor: { ...couple.actor, isSupport: true } });
    await world.look(vendor, { actor: { ...couple.actor, impersonation } });
    expect(await counted()).toBe(0);
  });

  it('does not count for a page that is not published, or that never was', async () => {
    const draft = await world.addVendor({ publishedAt: null, publicationStatus: 'NEW' });
    await world.look(draft);
    await world.look({ uuid: '00000000-0000-4000-8000-00000000abcd' });
    await world.views.flush();
    expect(await world.viewsOf(draft.id)).toEqual([]);
  });

  it('answers the same whoever looks', async () => {
    const answers = [
      await world.look(vendor),
      await world.look(vendor, { userAgent: 'curl/8.9.1' }),
      await world.look(vendor, { actor: vendor.owner.actor }),
    ];
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  });
});

describe('written together', () => {
  it('two processes that count the same people at once count each once', async () => {
    const processes = [world, world.openProcess()];
    const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);
    for (const ip of addresses) for (const each of processes) await each.look(vendor, { ip });
    await Promise.all(processes.map(({ views }) => views.flush()));
    expect(await counted()).toBe(40);
  });

  it('what a process has gathered is written when it stops', async () => {
    const other = world.openProcess();
    await other.look(vendor);
    expect(await world.viewsOf(vendor.id)).toEqual([]);
    await other.views.stop();
    expect(await counted()).toBe(1);
  });

  it('what could not be written waits for the next turn', async () => {
    const other = world.openProcess();
    await other.look(vendor);
    await world.db.$client.query('alter table view_salts rename to view_salts_away');
    await expect(other.views.flush()).rejects.toThrow();
    await world.db.$client.query('alter table view_salts_away rename to view_salts');
    await other.views.flush();
    expect(await counted()).toBe(1);
  });

  it('days are those of the place: a late evening in New York is not yet tomorrow', async () => {
    const { clock } = world;
    const late = new Date(clock.now());
    late.setUTCHours(27, 30, 0, 0);
    world.moveMs(late.getTime() - clock.now().getTime());
    await world.look(vendor);
    await world.views.flush();
    const utcDay = clock.now().toISOString().slice(0, 10);
    const [row] = await world.viewsOf(vendor.id);
    expect(row?.day).toBe(addDays(calendarDate(utcDay), -1));
  });
});

describe('who looked', () => {
  it('is kept as a mark that names nobody, differs from listing to listing, and is forgotten with its key', async () => {
    const second = await world.addVendor();
    await world.look(vendor, { ip: '203.0.113.99' });
    await world.look(second, { ip: '203.0.113.99' });
    await world.views.flush();
    const marks = async () =>
      (
        await world.db.$client.query<{ visitor: string }>(
          'select visitor from storefront_visitors where storefront_id in ($1, $2)',
          [vendor.id, second.id],
        )
      ).rows.map(({ visitor }) => visitor);
    const [one, other] = await marks();
    expect(one).not.toBe(other);
    expect(one).not.toContain('203.0.113');
    world.moveDays(3);
    await runTaskOnce(world.insightJobs, 'insights.forget-visitors');
    expect(await marks()).toEqual([]);
    const { rows } = await world.db.$client.query('select from view_salts');
    expect(rows).toEqual([]);
    expect(await counted()).toBe(1);
  });
});
