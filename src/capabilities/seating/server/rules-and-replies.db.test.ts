import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openSeatingWorld, planOf, type SeatingWorld, send, sit } from '../testing/seating-world.ts';
import { findTablesOf } from './index.ts';

let world: SeatingWorld;
beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

describe('who says no', () => {
  it('gets up by themselves, the couple is told once, and a chair that somebody took meanwhile stays theirs', async () => {
    const { maya, eventUuid, planUuid, plan } = await world.openPlan();
    await send(maya, planUuid, [...sit(plan, 'Ana', 1, 1), ...sit(plan, 'Tom', 1, 2)]);
    const [ana, tom] = ['Ana', 'Tom'].map(
      (name) => plan.people.find(({ firstName }) => firstName === name)?.uuid ?? '',
    );
    const decline = (guestUuid = '') =>
      maya.guests.setInvitations({
        changes: [{ eventUuid, guestUuids: [guestUuid], status: 'DECLINED', dishUuid: null }],
      });
    await decline(ana);
    await decline(tom);
    const after = await planOf(maya, planUuid);
    expect(after.state.seats).toEqual([]);
    expect(after.people).toHaveLength(4);
    expect(after.freed.map(({ name, why, seat }) => [name, why, seat])).toEqual([
      ['Tom Lee', 'DECLINED', 2],
      ['Ana Lee', 'DECLINED', 1],
    ]);
    const { refused } = await send(maya, planUuid, sit(plan, 'Ana', 2, 1));
    expect(refused).toMatchObject([{ why: 'NOT_COMING' }]);
    await world.db.$client.query('update graphile_worker._private_jobs set run_at = now()');
    await world.runJobs();
    const mails = (await world.mailsTo(maya.email)).filter(({ subject }) => subject?.includes('came free'));
    expect(mails).toMatchObject([{ subject: '2 chairs came free' }]);
    expect(await maya.seating.dismissFreed({ uuid: planUuid })).toEqual({ dismissed: 2 });
  });

  it('and comes after all is a late yes in the tray', async () => {
    const { maya, eventUuid, planUuid, plan } = await world.openPlan();
    await send(maya, planUuid, sit(plan, 'Nia', 1, 1));
    const guestUuids = plan.people.flatMap(({ firstName, uuid }) => (firstName === 'Nia' ? [uuid] : []));
    const say = (status: 'DECLINED' | 'ATTENDING') =>
      maya.guests.setInvitations({ changes: [{ eventUuid, guestUuids, status, dishUuid: null }] });
    await say('DECLINED');
    await say('ATTENDING');
    const after = await planOf(maya, planUuid);
    expect(after).toMatchObject({ freed: [], state: { seats: [] } });
    expect(after.people.find(({ firstName }) => firstName === 'Nia')).toMatchObject({ isLateYes: true });
  });

  it('or goes from the list takes chairs and rules along', async () => {
    const { maya, planUuid, plan } = await world.openPlan();
    await send(maya, planUuid, sit(plan, 'Theo', 1, 1));
    const theo = plan.people.find(({ firstName }) => firstName === 'Theo');
    const dana = plan.people.find(({ firstName }) => firstName === 'Dana');
    if (!theo || !dana) throw new Error('Both are invited.');
    const rule = { ...apart, guestUuids: [theo.uuid, dana.uuid], uuid: randomUUID() };
    expect((await maya.seating.saveRule(rule)).rules).toHaveLength(2);
    await maya.guests.removeHouseholds({ uuids: [theo.householdUuid] });
    const after = await planOf(maya, planUuid);
    expect(after.state.seats).toEqual([]);
    expect(after.rules).toMatchObject([{ source: 'HOUSEHOLD' }]);
  });
});

const apart = {
  ...({
    kind: 'APART',
    tagUuid: null,
    tableNumbers: [] as number[],
    fixture: null,
    distanceIn: 180,
    balance: null,
  } as const),
  ...({ strength: 'HARD', note: '' } as const),
};

describe('rules', () => {
  it('are saved, changed, waived and taken away', async () => {
    const { maya, plan } = await world.openPlan();
    const [a, b, c] = plan.people.map((person) => person.uuid);
    const uuid = randomUUID();
    await maya.seating.saveRule({ ...apart, guestUuids: [a ?? '', b ?? ''], uuid });
    const changed = await maya.seating.saveRule({
      ...apart,
      guestUuids: [a ?? '', c ?? ''],
      distanceIn: null,
      uuid,
    });
    expect(changed.rules[0]).toMatchObject({
      key: uuid,
      guestUuids: [a, c],
      distanceIn: null,
      source: 'COUPLE',
    });
    const key = changed.rules[1]?.key ?? '';
    const waived = await maya.seating.waiveRule({ key, isWaived: true });
    expect(waived.rules[1]).toMatchObject({ key, isWaived: true });
    expect((await maya.seating.removeRule({ uuid })).rules).toHaveLength(1);
    expect(await refusal(maya.seating.saveRule({ ...apart, guestUuids: [a ?? ''], uuid }))).toBe(
      'seating.rule_incomplete',
    );
  });

  it('name nobody of another wedding', async () => {
    const { plan: theirs } = await world.openPlan();
    const { maya, plan } = await world.openPlan();
    const guestUuids = [plan.people[0]?.uuid ?? '', theirs.people[0]?.uuid ?? ''];
    expect(await refusal(maya.seating.saveRule({ ...apart, guestUuids, uuid: randomUUID() }))).toBe(
      'seating.not_found',
    );
  });
});

describe('a table of a guest', () => {
  it('is told once numbers are released, of the current plan', async () => {
    const { maya, eventUuid, planUuid, plan } = await world.openPlan();
    await send(maya, planUuid, sit(plan, 'Rosa', 2, 4));
    const guest = plan.people.find(({ firstName }) => firstName === 'Rosa')?.uuid ?? '';
    expect(await findTablesOf(world.db, [guest])).toEqual([]);
    await send(maya, planUuid, [{ on: 'plan', before: { isReleased: false }, after: { isReleased: true } }]);
    expect(await findTablesOf(world.db, [guest])).toEqual([
      { guestUuid: guest, eventUuid, number: 2, label: '' },
    ]);
  });
});
