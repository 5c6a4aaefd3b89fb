import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type AgendaWorld, openAgendaWorld, readEvents } from '../testing/agenda-world.ts';
import { agenda } from './index.ts';

let world: AgendaWorld;

beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());

const eventsAt = async (link: string | null) => {
  const feed = await world.feed(link);
  return feed && readEvents(feed.text);
};
const summariesAt = async (link: string | null) => (await eventsAt(link))?.map(({ summary }) => summary);

describe('a calendar link', () => {
  it('carries the plan with lasting names, what is done marked, and a word before payments', async () => {
    const couple = await world.bookedCouple();
    await world.addEvent(couple, { date: '2027-06-11', starts_at: '18:30' });
    const { link } = await world.agenda(couple).makeLink();
    const events = await eventsAt(link);
    const url = 'https://ampersand.example/wedding-budget';
    expect(events).toMatchObject([
      { summary: '✓ Pay Fern & Field: Deposit', start: '2026-04-01', url, alarms: [] },
      { summary: 'Pay Fern & Field: Balance', start: '2027-03-01', alarms: ['-PT15H'] },
      { summary: 'Welcome dinner', start: '2027-06-11T22:30:00Z', alarms: [] },
      { summary: 'Your wedding', start: '2027-06-12', alarms: [] },
    ]);
    expect(await eventsAt(link)).toEqual(events);
    const file = await world.agenda(couple).downloadAgenda();
    expect(file.name).toBe('wedding-plan.ics');
    expect(readEvents(await file.text())).toEqual(events);
  });

  it('reaches from 60 days back to two years ahead', async () => {
    const couple = await world.addOwner('Edge');
    for (const date of ['2025-12-30', '2025-12-31', '2028-02-29', '2028-03-01']) {
      await world.addEvent(couple, { date, name: date });
    }
    const { link } = await world.agenda(couple).makeLink();
    expect(await summariesAt(link)).toEqual(['2025-12-31', '2028-02-29']);
  });

  it('is there to be copied again, carries what is chosen, and is told when it was read', async () => {
    const couple = await world.bookedCouple();
    const own = world.agenda(couple);
    expect(await own.readLink()).toMatchObject({ link: null, lastReadAt: null });
    expect(await refusal(own.chooseLinkKinds({ kinds: ['EVENT'] }))).toBe('agenda.no_link');
    const { link } = await own.makeLink();
    await own.chooseLinkKinds({ kinds: ['EVENT', 'TASK', 'EVENT'] });
    expect(await own.readLink()).toEqual({ link, kinds: ['TASK', 'EVENT'], lastReadAt: null });
    expect(await summariesAt(link)).toEqual(['Your wedding']);
    expect((await own.readLink()).lastReadAt).toMatch(/^2026-03-0/);
    expect(await refusal(own.chooseLinkKinds({ kinds: [] }))).toBe('invalid_input');
  });

  it('is cut off by a new one, which carries the same, and by its end', async () => {
    const own = world.agenda(await world.bookedCouple());
    const { link: old } = await own.makeLink();
    await own.chooseLinkKinds({ kinds: ['EVENT'] });
    const { link, kinds } = await own.makeLink();
    expect(kinds).toEqual(['EVENT']);
    expect(await world.feed(old)).toBeUndefined();
    expect(await summariesAt(link)).toEqual(['Your wedding']);
    expect(await own.endLink()).toEqual({ ended: true });
    expect(await world.feed(link)).toBeUndefined();
    expect(await own.endLink()).toEqual({ ended: false });
  });

  it('is one, however many are made at once', async () => {
    const own = world.agenda(await world.bookedCouple());
    const made = await Promise.all([own.makeLink(), own.makeLink(), own.makeLink()]);
    const { link } = await own.readLink();
    const works = await Promise.all(
      made.map(async ({ link: each }) => ((await world.feed(each)) ? each : null)),
    );
    expect(works.filter(Boolean)).toEqual([link]);
  });

  it('shows what its person may see now: money goes with the right to it, all with the membership', async () => {
    const couple = await world.bookedCouple();
    const planner = await world.join(couple, 'PLANNER');
    await couple.api.saveMoneyAccess({ plannerMoney: 'SEE', familyMoney: 'NONE' });
    const { link } = await world.agenda(planner).makeLink();
    expect(await summariesAt(link)).toHaveLength(3);
    await couple.api.saveMoneyAccess({ plannerMoney: 'NONE', familyMoney: 'NONE' });
    expect(await summariesAt(link)).toEqual(['Your wedding']);
    await planner.api.leaveWedding({ endsWedding: false });
    expect(await summariesAt(link)).toEqual([]);
  });

  it('opens nothing for somebody who was shut out, and goes with the account', async () => {
    const couple = await world.bookedCouple();
    const { link } = await world.agenda(couple).makeLink();
    const shut = (banned: boolean) =>
      world.db.$client.query('update users set banned = $2 where id = $1', [couple.userId, banned]);
    await shut(true);
    expect(await world.feed(link)).toBeUndefined();
    await shut(false);
    const kept = await agenda.account?.collect(world.db, couple.userId, []);
    expect(kept).toMatchObject({ calendarLink: { kinds: expect.any(Array) } });
    expect(JSON.stringify(kept)).not.toContain(link?.split('/').at(-2));
    await world.db.$client.query('delete from users where id = $1', [couple.userId]);
    expect(await world.feed(link)).toBeUndefined();
  });

  it('of one person is nobody else’s to read, renew or end', async () => {
    const couple = await world.bookedCouple();
    const { link } = await world.agenda(couple).makeLink();
    const partner = world.agenda(await world.join(couple, 'PARTNER'));
    expect((await partner.readLink()).link).toBeNull();
    await partner.makeLink();
    await partner.endLink();
    expect(await world.feed(link)).toBeDefined();
  });
});
