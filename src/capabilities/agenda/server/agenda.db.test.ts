import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type AgendaWorld, openAgendaWorld } from '../testing/agenda-world.ts';

let world: AgendaWorld;

beforeAll(async () => {
  world = await openAgendaWorld();
});
afterAll(() => world.close());

const span = { from: '2026-03-01', through: '2027-03-31' };
const around = { from: '2026-06-01', through: '2027-06-30' };
const titlesOf = async (person: Person, days = span) =>
  (await world.agenda(person).readAgenda(days)).items.map(({ day, title }) => `${day} ${title}`);

describe('the agenda', () => {
  it('has what everybody plugs in, by day, with the wedding and today', async () => {
    const couple = await world.bookedCouple();
    await world.addEvent(couple, { date: '2027-06-11', starts_at: '18:30', place_name: 'The Maker' });
    await world.addEvent(couple, {
      kind: 'ceremony',
      name: 'Ceremony',
      starts_at: '16:00',
      ends_at: '16:45',
    });
    await world.addEvent(couple, { name: 'Brunch', asks_reply: true, closes_on: '2027-05-10' });
    const agenda = await world.agenda(couple).readAgenda(around);
    expect(agenda).toMatchObject({ today: '2026-03-01', weddingDate: '2027-06-12' });
    expect(agenda.items).toMatchObject([
      {
        day: '2027-03-01',
        kind: 'PAYMENT',
        id: expect.stringMatching(/^budget-[0-9a-f-]{36}$/),
        title: 'Pay Fern & Field: Balance',
        detail: '$3,000',
      },
      { day: '2027-05-10', kind: 'DEADLINE', title: 'Last day to reply: Brunch', time: null },
      {
        ...{ day: '2027-06-11', kind: 'EVENT', title: 'Welcome dinner', detail: 'The Maker' },
        time: { startsAt: '18:30', minutes: 120, timeZone: 'America/New_York' },
      },
      { day: '2027-06-12', kind: 'EVENT', title: 'Your wedding', time: null },
      // It has no day of its own and moves with the wedding.
      { day: '2027-06-12', title: 'Ceremony', time: { startsAt: '16:00', minutes: 45 } },
    ]);
    expect(await titlesOf(couple, { from: '2026-04-01', through: '2026-04-01' })).toEqual([
      '2026-04-01 Pay Fern & Field: Deposit',
    ]);
    const [paid] = (await world.agenda(couple).readAgenda(span)).items;
    expect(paid).toMatchObject({ isDone: true, href: '/wedding-budget' });
  });

  it('has offers while they can be agreed to, for those who answer them', async () => {
    const couple = await world.addPerson('Ada');
    const vendor = await world.addVendor({ name: 'Wild Thyme' });
    const uuid = await world.deliverTo(couple, vendor);
    const quote = { amountCents: 318_000, includes: 'Flowers', validUntil: '2026-12-01' };
    await vendor.owner.inquiries.connect({
      uuid,
      requestUuid: world.clock.uuid(),
      message: 'We would love to!',
      attachmentUuids: [],
      quote,
    });
    const offer = { title: 'Wild Thyme’s offer ends', href: `/wedding-vendors/inquiries/${uuid}` };
    expect((await world.agenda(couple).readAgenda(span)).items).toMatchObject([
      { ...offer, kind: 'DEADLINE', day: '2026-12-01', detail: '$3,180' },
    ]);
    const planner = await world.join(couple, 'PLANNER');
    expect((await world.agenda(planner).readAgenda(span)).items).toMatchObject([{ ...offer, detail: '' }]);
    const family = await world.join(couple, 'FAMILY');
    expect(await titlesOf(family)).toEqual([]);
    await couple.inquiries.book({ uuid });
    expect(await titlesOf(couple)).toEqual([]);
  });

  it('has letters that were approved, at the hour they go out, for those who write them', async () => {
    const couple = await world.addPerson('Rosa');
    await couple.api.saveWedding({ weddingDate: '2027-06-12', cityId: 1 });
    await world.addEvent(couple, { name: 'Wedding', asks_reply: true, closes_on: '2026-09-30' });
    const add = (state: string, number: number | null, scheduledFor: string | null) =>
      world.db.$client.query(
        `insert into guest_messages (uuid, wedding_id, kind, number, state, audience, texts, scheduled_for, approved_at, created_at)
         select $1, wedding_id, $3, $4, $5, 'EVERYONE', '{"en":{"subject":"Hotel","text":"Book soon."}}', $6, $7, now()
         from wedding_members where user_id = $2`,
        [
          ...[world.clock.uuid(), couple.userId, number === null ? 'MESSAGE' : 'REMINDER', number, state],
          ...[scheduledFor, state === 'DRAFT' ? null : '2026-03-01'],
        ],
      );
    await add('SCHEDULED', 1, null);
    await add('DRAFT', 2, null);
    await add('SCHEDULED', null, '2026-08-01T13:30:00Z');
    const { items } = await world.agenda(couple).readAgenda(span);
    expect(items.map(({ day, time, title, detail }) => [day, time?.startsAt, title, detail])).toEqual([
      ['2026-08-01', '09:30', 'Your message to guests goes out', 'Hotel'],
      ['2026-09-09', '10:00', 'Your RSVP reminder goes out', 'To everyone who hasn’t answered'],
      ['2026-09-30', undefined, 'Last day to reply: Wedding', ''],
    ]);
    const viewer = await world.join(couple, 'VIEWER');
    expect(await titlesOf(viewer)).toEqual(['2026-09-30 Last day to reply: Wedding']);
  });

  it('is another couple’s own, and empty without a wedding', async () => {
    await world.bookedCouple();
    const stranger = await world.addPerson('Stranger');
    expect(await world.agenda(stranger).readAgenda(around)).toMatchObject({ weddingDate: null, items: [] });
    await stranger.api.saveWedding({});
    expect(await titlesOf(stranger, around)).toEqual([]);
  });

  it('shows money to whom the owners show it', async () => {
    const couple = await world.bookedCouple();
    const planner = await world.join(couple, 'PLANNER');
    expect(await titlesOf(planner)).toEqual([]);
    await couple.api.saveMoneyAccess({ plannerMoney: 'SEE', familyMoney: 'NONE' });
    expect(await titlesOf(planner)).toHaveLength(2);
  });

  it('takes at most 400 days that there are', async () => {
    const { readAgenda } = world.agenda(await world.addPerson('Ida'));
    expect(await refusal(readAgenda({ from: '2026-01-01', through: '2027-02-04' }))).toBe('not refused');
    for (const days of [
      { from: '2026-01-01', through: '2027-02-05' },
      { from: '2026-01-02', through: '2026-01-01' },
      { from: '0000-01-01', through: '0000-01-02' },
      { from: 'today', through: '2026-01-01' },
    ]) {
      expect(await refusal(readAgenda(days))).toBe('invalid_input');
    }
  });

  it('says so when somebody who plugs in fails, and leaves nobody out in silence', async () => {
    const couple = await world.bookedCouple();
    const failing = world.agendaOf(couple, [async () => [], () => Promise.reject(new Error('No table'))]);
    await expect(failing.readAgenda(span)).rejects.toThrow('No table');
  });
});
