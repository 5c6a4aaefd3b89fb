import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { OPERATION_KINDS } from '../rules/day-operations.ts';
import { type DayWorld, moment, openDayWorld, openPhone, vendor } from '../testing/day-world.ts';

let world: DayWorld;
beforeAll(async () => {
  world = await openDayWorld();
});
afterAll(async () => void (await world.close()));

type Host = Awaited<ReturnType<DayWorld['addDay']>>;
const helperSync = (token: string) => (sent: Parameters<DayWorld['visitor']['syncDay']>[0]) =>
  world.visitor.syncHelper({ token, ...sent });
const guestsOf = async ({ day }: Host) =>
  (await day.readDayPack()).households.flatMap(({ people }) => people);

describe('the run sheet', () => {
  it('begins once, fitted to the events', async () => {
    const host = await world.addHost('Nora');
    const [one, other] = await Promise.allSettled([
      host.day.startRunSheet({ ceremonyMinute: null }),
      host.day.startRunSheet({ ceremonyMinute: null }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await host.day.readDayPlan()).items).toHaveLength(34);
  });

  it('keeps what was written last by whoever saw it, and says so to the other', async () => {
    const host = await world.addDay();
    const [item] = (await host.day.readDayPlan()).items;
    if (!item) throw new Error('There is a moment.');
    await host.day.saveRunSheetItem({ ...item, title: 'Vows' });
    expect(await refusal(host.day.saveRunSheetItem({ ...item, title: 'Oath' }))).toBe(
      'day.changed_meanwhile',
    );
    expect((await host.day.readDayPlan()).items[0]).toMatchObject({ title: 'Vows', version: 2 });
  });

  it('has a moment once that is sent twice, and none of another wedding', async () => {
    const host = await world.addDay();
    const stranger = await world.addDay('Ed Poe', 'Iris');
    const item = moment({ title: 'Dinner' });
    await host.day.saveRunSheetItem(item);
    await host.day.saveRunSheetItem(item);
    expect((await host.day.readDayPlan()).items).toHaveLength(2);
    expect(await refusal(stranger.day.saveRunSheetItem(item))).toBe('day.not_found');
    expect(await refusal(stranger.day.removeRunSheetItem(item))).toBe('day.not_found');
    const ours = vendor();
    await host.day.saveDayVendor(ours);
    expect(await refusal(stranger.day.saveDayVendor(ours))).toBe('day.not_found');
    expect(await refusal(stranger.day.removeDayVendor(ours))).toBe('day.not_found');
    expect((await host.day.readDayPlan()).items).toHaveLength(2);
  });

  it('is printed for everybody, for vendors and for one', async () => {
    const host = await world.addDay();
    await host.day.saveRunSheetItem(moment({ title: 'חופה', owner: 'Rabbi Stern', note: 'Bring the glass' }));
    for (const asked of [
      { reader: 'EVERYBODY' },
      { reader: 'VENDORS' },
      { reader: 'ONE', owner: 'Rabbi Stern' },
    ] as const) {
      const file = await host.day.printRunSheet({ ...asked, paper: 'us-letter' });
      expect(await file.slice(0, 5).text()).toBe('%PDF-');
    }
  });
});

describe('who may', () => {
  it('run the day: partners, planner and family; links are for those who speak for the couple', async () => {
    const host = await world.addDay();
    const planner = await world.join(host, 'PLANNER');
    const family = await world.join(host, 'FAMILY');
    const viewer = await world.join(host, 'VIEWER');
    await world.addHelper(host);
    expect((await planner.day.readDayPlan()).helpers).toHaveLength(1);
    const theirs = await family.day.readDayPlan();
    expect([theirs.helpers, theirs.canEdit, theirs.canShare]).toEqual([[], true, false]);
    expect(await refusal(world.addHelper(family))).toBe('wedding.role_forbids');
    await family.day.saveRunSheetItem(moment());
    const seen = await viewer.day.readDayPlan();
    expect([seen.canEdit, seen.vendors[0]?.phone]).toEqual([false, '']);
    expect(await refusal(viewer.day.saveRunSheetItem(moment()))).toBe('wedding.role_forbids');
    expect(await refusal(viewer.day.readDayPack())).toBe('wedding.role_forbids');
    expect(await refusal(viewer.day.syncDay({ cursor: 0, operations: [] }))).toBe('wedding.role_forbids');
    expect(await refusal(viewer.day.printRunSheet({ reader: 'EVERYBODY', paper: 'a4' }))).toBe(
      'wedding.role_forbids',
    );
  });
});

describe('a phone', () => {
  it('holds names, meals and needs, and nothing to reach a guest by', async () => {
    const host = await world.addDay();
    await world.addContactData(host);
    const pack = await host.day.readDayPack();
    const text = JSON.stringify(pack);
    expect(text).toContain('Ruth');
    expect(text).toContain('no cilantro');
    for (const secret of ['private.example', '5550199', 'Secret Street', '12534'])
      expect(text).not.toContain(secret);
  });

  it('gives a helper what the link allows, and nothing else', async () => {
    const host = await world.addDay();
    await host.day.saveRunSheetItem(moment({ title: 'A surprise', note: 'Fireworks', audience: ['COUPLE'] }));
    const door = await world.addHelper(host, { rights: ['CHECK_IN'] });
    const pack = await world.visitor.readHelperPack({ token: door.token.toUpperCase() });
    expect([pack.items, pack.vendors, pack.households.length]).toEqual([[], [], 2]);
    expect(pack).toMatchObject({ isHelper: true, reader: 'Tess', rights: ['CHECK_IN'] });
    const timeline = await world.addHelper(host, { rights: ['TIMELINE'] });
    const theirs = await world.visitor.readHelperPack({ token: timeline.token });
    expect(theirs.households).toEqual([]);
    expect(theirs.items.map(({ title }) => title)).toContain('For the couple');
    expect(JSON.stringify(theirs)).not.toContain('Fireworks');
  });

  it('hears nothing by a link that was taken back, never was, or is over', async () => {
    const host = await world.addDay();
    const one = await world.addHelper(host);
    const other = await world.addHelper(host);
    await host.day.revokeDayHelper(one);
    const gone = async (token: string) => [
      await refusal(world.visitor.readHelperPack({ token })),
      await refusal(world.visitor.syncHelper({ token, cursor: 0, operations: [] })),
    ];
    expect(await gone(one.token)).toEqual(['day.no_link', 'day.no_link']);
    expect(await gone('0'.repeat(26))).toEqual(['day.no_link', 'day.no_link']);
    await host.day.clearDayPhones();
    expect(await gone(other.token)).toEqual(['day.no_link', 'day.no_link']);
    expect((await host.day.readDayPlan()).helpers).toEqual([]);
  });
});

describe('what is said on phones', () => {
  it('counts once, however often it is sent, and is heard by the others', async () => {
    const host = await world.addDay();
    const [ruth] = await guestsOf(host);
    const { token } = await world.addHelper(host);
    const [mine, theirs] = [openPhone(host.day.syncDay), openPhone(helperSync(token))];
    mine.act({ kind: 'HERE', subject: ruth?.uuid ?? '', value: 1 });
    await mine.lose();
    await mine.lose();
    await mine.settle();
    await theirs.settle();
    expect(theirs.shown()).toEqual([`HERE:${ruth?.uuid} 1`]);
    const { operations } = await host.day.syncDay({ cursor: 0, operations: [] });
    expect(operations).toHaveLength(1);
  });

  it('is refused where it is about nothing here, too large, too far ahead, or not theirs to say', async () => {
    const host = await world.addDay();
    const stranger = await world.addDay('Ed Poe', 'Iris');
    const [ruth] = await guestsOf(host);
    const [ed] = await guestsOf(stranger);
    const [item] = (await host.day.readDayPlan()).items;
    const { token } = await world.addHelper(host, { rights: ['CHECK_IN'] });
    const operation = {
      ...{
        uuid: randomUUID(),
        device: 'phone',
        clock: 1,
        kind: 'HERE' as const,
        subject: ruth?.uuid ?? '',
        value: 1,
      },
      at: '2026-06-13T20:00:00.000Z',
    };
    const hostile = [
      { ...operation, uuid: randomUUID(), subject: ed?.uuid ?? '' },
      { ...operation, uuid: randomUUID(), subject: item?.uuid ?? '' },
      { ...operation, uuid: randomUUID(), kind: 'DONE' as const, subject: item?.uuid ?? '' },
      { ...operation, uuid: randomUUID(), value: 2 },
      { ...operation, uuid: randomUUID(), clock: 2_147_483_647 },
    ];
    const answer = await world.visitor.syncHelper({ token, cursor: 0, operations: [...hostile, operation] });
    expect(answer.refused).toEqual(hostile.map(({ uuid }) => uuid));
    expect(answer.operations.map(({ uuid }) => uuid)).toEqual([operation.uuid]);
    // Another wedding may use the same key: it finds nothing and loses nothing.
    const again = await stranger.day.syncDay({
      cursor: 0,
      operations: [{ ...operation, subject: ed?.uuid ?? '' }],
    });
    expect(again.operations.map(({ subject }) => subject)).toEqual([ed?.uuid]);
  });

  it('comes to the same on two phones with 50 operations each, 20 of them about the same, with lost answers', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Guest${index} Number`).join('\n');
    const host = await world.addDay(names);
    const guests = await guestsOf(host);
    const [item] = (await host.day.readDayPlan()).items;
    const { token } = await world.addHelper(host);
    const phones = [openPhone(host.day.syncDay), openPhone(helperSync(token))];
    for (const [place, phone] of phones.entries()) {
      for (let turn = 0; turn < 50; turn += 1) {
        // The first 20 are about guests of both, the others about their own.
        const guest = turn < 20 ? guests[turn] : guests[20 + place * 10 + (turn % 10)];
        phone.act({ kind: 'HERE', subject: guest?.uuid ?? '', value: (turn + place) % 2 });
        if (turn % 17 === 0) phone.act({ kind: 'LATE', subject: item?.uuid ?? '', value: turn });
      }
    }
    await Promise.all(phones.map((phone) => phone.lose()));
    await phones[1]?.lose();
    await Promise.all(phones.map((phone) => phone.settle()));
    await Promise.all(phones.map((phone) => phone.settle()));
    expect(phones[0]?.shown()).toEqual(phones[1]?.shown());
    expect(phones[0]?.shown()).toHaveLength(41);
    const third = openPhone(host.day.syncDay);
    await third.settle();
    expect(third.shown()).toEqual(phones[0]?.shown());
    const { operations } = await host.day.syncDay({ cursor: 0, operations: [] });
    expect(new Set(operations.map(({ uuid }) => uuid)).size).toBe(106);
    expect(operations.every(({ kind }) => OPERATION_KINDS.includes(kind))).toBe(true);
  });

  it('is either kept or refused where the link is taken back at that moment', async () => {
    const host = await world.addDay();
    const [ruth] = await guestsOf(host);
    const helper = await world.addHelper(host);
    const phone = openPhone(helperSync(helper.token));
    phone.act({ kind: 'HERE', subject: ruth?.uuid ?? '', value: 1 });
    const [sent] = await Promise.allSettled([phone.settle(), host.day.revokeDayHelper(helper)]);
    const { operations } = await host.day.syncDay({ cursor: 0, operations: [] });
    expect(operations).toHaveLength(sent.status === 'fulfilled' ? 1 : 0);
  });
});
