import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { newTable } from '../rules/lay-out-tables.ts';
import { changeTableSteps, removeTableSteps } from '../rules/operations/plan-steps.ts';
import { inverseOf, type Step } from '../rules/operations/steps.ts';
import {
  openSeatingWorld,
  planOf,
  type SeatingWorld,
  seatedNames,
  send,
  sit,
} from '../testing/seating-world.ts';
import { findTablesOf } from './index.ts';

let world: SeatingWorld;
beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

async function openPlan() {
  const { maya, eventUuid, planUuid } = await world.addSeaters();
  return { maya, eventUuid, planUuid, plan: await planOf(maya, planUuid) };
}

describe('a plan', () => {
  it('is read whole: room, tables, people, households, rules that follow from the list', async () => {
    const { maya, plan, eventUuid } = await openPlan();
    expect(plan.state).toMatchObject({ name: 'Reception', isReleased: false, seats: [] });
    expect(plan.state.tables).toMatchObject([{ number: 1, seats: 8, shape: 'ROUND' }, { number: 2 }]);
    expect(plan.people).toHaveLength(6);
    expect(plan.households.map(({ name }) => name)).toContain('Ana and Tom Lee');
    expect(plan.rules).toMatchObject([{ kind: 'TOGETHER', source: 'HOUSEHOLD' }]);
    expect(await maya.seating.listPlans()).toMatchObject({
      events: [{ uuid: eventUuid, people: 6, coming: 0 }],
      plans: [{ isCurrent: true, tables: 2, chairs: 16, seated: 0 }],
      canEdit: true,
    });
  });

  it('is begun once however often it is sent; the next one of the event is not current until it is made so', async () => {
    const { maya, eventUuid, planUuid, plan } = await openPlan();
    await send(maya, planUuid, sit(plan, 'Ana', 1, 3));
    const copy = randomUUID();
    const wish = {
      uuid: copy,
      eventUuid,
      name: 'Plan B',
      from: { kind: 'COPY', planUuid, withSeats: true },
    } as const;
    await maya.seating.addPlan(wish);
    const { plans } = await maya.seating.addPlan(wish);
    expect(plans.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Reception', true],
      ['Plan B', false],
    ]);
    expect(seatedNames(await planOf(maya, copy))).toEqual(['Ana 1/3']);
    const after = await maya.seating.makePlanCurrent({ uuid: copy });
    expect(after.plans.find(({ isCurrent }) => isCurrent)?.uuid).toBe(copy);
  });

  it('that is taken away can be brought back, and another takes its place meanwhile', async () => {
    const { maya, eventUuid, planUuid } = await openPlan();
    const other = randomUUID();
    await maya.seating.addPlan({ uuid: other, eventUuid, name: 'Outside', from: { kind: 'EMPTY' } });
    const without = await maya.seating.removePlan({ uuid: planUuid });
    expect(without.plans).toMatchObject([{ uuid: other, isCurrent: true }]);
    expect(await refusal(planOf(maya, planUuid))).toBe('seating.not_found');
    const { plans } = await maya.seating.bringPlanBack({ uuid: planUuid });
    expect(plans.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ uuid: other }]);
  });
});

describe('operations', () => {
  it('are done once, and taken back by their inverse', async () => {
    const { maya, planUuid, plan } = await openPlan();
    const { operation, version, taken } = await send(maya, planUuid, sit(plan, 'Ana', 1, 3));
    expect(taken).toEqual([operation.uuid]);
    const again = await maya.seating.changePlan({ uuid: planUuid, operations: [operation] });
    expect(again).toMatchObject({ version, taken: [operation.uuid], refused: [] });
    await send(maya, planUuid, inverseOf(operation, randomUUID()).steps);
    expect((await planOf(maya, planUuid)).state).toEqual(plan.state);
  });

  it('let tables change numbers, add and take away many at once, and send people back to the tray', async () => {
    const { maya, planUuid, plan } = await openPlan();
    const [one, two] = plan.state.tables;
    if (!one || !two) throw new Error('Two tables.');
    const number = (uuid: string, before: number, after: number): Step => ({
      ...{ on: 'table', uuid },
      ...{ before: { number: before }, after: { number: after } },
    });
    await send(maya, planUuid, [number(one.uuid, 1, 2), number(two.uuid, 2, 1)]);
    const adds = Array.from(
      { length: 20 },
      (_, place): Step => ({
        ...{ on: 'table', uuid: randomUUID(), before: null },
        after: { ...newTable('RECT_8FT', place + 3), x: place * 10 },
      }),
    );
    await send(maya, planUuid, adds);
    let now = await planOf(maya, planUuid);
    expect(now.state.tables.map((table) => table.number)).toEqual(
      Array.from({ length: 22 }, (_, place) => place + 1),
    );
    await send(maya, planUuid, sit(now, 'Ana', 22, 8));
    now = await planOf(maya, planUuid);
    const last = now.state.tables.at(-1)?.uuid ?? '';
    await send(maya, planUuid, changeTableSteps(now.state, last, { seats: 4 }));
    now = await planOf(maya, planUuid);
    expect(now.state.seats).toEqual([]);
    const { refused } = await send(
      maya,
      planUuid,
      removeTableSteps(
        now.state,
        now.state.tables.map(({ uuid }) => uuid),
      ),
    );
    expect(refused).toEqual([]);
    expect((await planOf(maya, planUuid)).state.tables).toEqual([]);
  });

  it('shape the room, its fixtures and the name of the plan', async () => {
    const { maya, planUuid } = await openPlan();
    const bar = { kind: 'BAR', label: '', x: 60, y: 60, length: 120, width: 36, angle: 0 } as const;
    await send(maya, planUuid, [
      { on: 'plan', before: { name: 'Reception', widthIn: 720 }, after: { name: 'Barn', widthIn: 960 } },
      { on: 'fixture', uuid: randomUUID(), before: null, after: bar },
    ]);
    const { state } = await planOf(maya, planUuid);
    expect(state).toMatchObject({ name: 'Barn', room: { widthIn: 960 }, fixtures: [bar] });
  });

  it('show no picture that was not brought for this event', async () => {
    const { maya, planUuid } = await openPlan();
    const background = { pictureUuid: randomUUID(), widthIn: 700, x: 0, y: 0, angle: 0, opacity: 50 };
    const { refused } = await send(maya, planUuid, [
      { on: 'plan', before: { background: null }, after: { background } },
    ]);
    expect(refused).toMatchObject([{ why: 'GONE', on: 'plan' }]);
  });

  it('do not touch a table of another plan, whoever knows its id', async () => {
    const { plan: theirs } = await openPlan();
    const { maya, planUuid, plan } = await openPlan();
    const uuid = theirs.state.tables[0]?.uuid ?? '';
    const steal: Step = { on: 'table', uuid, before: null, after: newTable('ROUND_60', 9) };
    expect(await refusal(send(maya, planUuid, [steal]))).toBe('seating.uuid_taken');
    expect((await planOf(maya, planUuid)).state).toEqual(plan.state);
  });
});

describe('two partners', () => {
  it('press for one chair at once: one sits, the other is told how it is and by whom', async () => {
    const { maya, planUuid, plan } = await openPlan();
    const jonah = await world.join(maya, 'PARTNER');
    const answers = await Promise.all([
      send(maya, planUuid, sit(plan, 'Ana', 1, 1)),
      send(jonah, planUuid, sit(plan, 'Theo', 1, 1)),
    ]);
    const refused = answers.flatMap((answer) => answer.refused);
    expect(refused).toMatchObject([{ why: 'TAKEN' }]);
    const loser = answers.find((answer) => answer.refused.length > 0);
    expect(loser?.state?.seats).toHaveLength(1);
    expect((await planOf(maya, planUuid)).state.seats).toHaveLength(1);
  });

  it('are told who was faster with the same table, and lose nothing of different fields', async () => {
    const { maya, planUuid, plan } = await openPlan();
    const jonah = await world.join(maya, 'PARTNER');
    const uuid = plan.state.tables[0]?.uuid ?? '';
    const x = plan.state.tables[0]?.x ?? 0;
    await send(jonah, planUuid, [{ on: 'table', uuid, before: { x }, after: { x: x + 12 } }]);
    const late = await send(maya, planUuid, [{ on: 'table', uuid, before: { x }, after: { x: x - 12 } }]);
    expect(late.refused).toMatchObject([{ why: 'CHANGED', thing: uuid, by: 'PARTNER' }]);
    expect(late.state?.tables.find((table) => table.uuid === uuid)?.x).toBe(x + 12);
    const named = await send(maya, planUuid, [
      { on: 'table', uuid, before: { label: '' }, after: { label: 'Family' } },
    ]);
    expect(named.refused).toEqual([]);
  });

  it('see each other', async () => {
    const { maya, planUuid } = await openPlan();
    const jonah = await world.join(maya, 'PARTNER');
    expect(await maya.seating.tellSeatingPresence({ planUuid, tableUuid: null })).toEqual([]);
    expect(await jonah.seating.tellSeatingPresence({ planUuid, tableUuid: null })).toMatchObject([
      { firstName: 'Maya', place: { planUuid, tableUuid: null } },
    ]);
    await jonah.seating.endSeatingPresence();
    expect(await maya.seating.readSeatingPresence()).toEqual([]);
  });
});

describe('who says no', () => {
  it('gets up by themselves, the couple is told once, and a chair that somebody took meanwhile stays theirs', async () => {
    const { maya, eventUuid, planUuid, plan } = await openPlan();
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
    const { maya, eventUuid, planUuid, plan } = await openPlan();
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
    const { maya, planUuid, plan } = await openPlan();
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
    const { maya, plan } = await openPlan();
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
    const { plan: theirs } = await openPlan();
    const { maya, plan } = await openPlan();
    const guestUuids = [plan.people[0]?.uuid ?? '', theirs.people[0]?.uuid ?? ''];
    expect(await refusal(maya.seating.saveRule({ ...apart, guestUuids, uuid: randomUUID() }))).toBe(
      'seating.not_found',
    );
  });
});

describe('a table of a guest', () => {
  it('is told once numbers are released, of the current plan', async () => {
    const { maya, eventUuid, planUuid, plan } = await openPlan();
    await send(maya, planUuid, sit(plan, 'Rosa', 2, 4));
    const guest = plan.people.find(({ firstName }) => firstName === 'Rosa')?.uuid ?? '';
    expect(await findTablesOf(world.db, [guest])).toEqual([]);
    await send(maya, planUuid, [{ on: 'plan', before: { isReleased: false }, after: { isReleased: true } }]);
    expect(await findTablesOf(world.db, [guest])).toEqual([
      { guestUuid: guest, eventUuid, number: 2, label: '' },
    ]);
  });
});

describe('somebody else', () => {
  it('of another wedding reads and changes nothing of it', async () => {
    const { planUuid, plan, maya } = await openPlan();
    const { maya: other } = await world.addSeaters();
    expect(await refusal(planOf(other, planUuid))).toBe('seating.not_found');
    expect(await refusal(send(other, planUuid, sit(plan, 'Ana', 1, 1)))).toBe('seating.not_found');
    expect(await refusal(other.seating.removePlan({ uuid: planUuid }))).toBe('seating.not_found');
    expect(await refusal(other.seating.listVersions({ uuid: planUuid }))).toBe('seating.not_found');
    expect((await planOf(maya, planUuid)).version).toBe(plan.version);
    const alone = await world.addPerson('Ida');
    expect(await refusal(planOf(alone, planUuid))).toBe('wedding.not_a_member');
  });

  it('who only looks sees the room and no reasons; family and planner seat people', async () => {
    const { maya, planUuid, plan } = await openPlan();
    const viewer = await world.join(maya, 'VIEWER');
    const seen = await planOf(viewer, planUuid);
    expect(seen).toMatchObject({ canEdit: false, rules: [], tags: [] });
    expect(await refusal(send(viewer, planUuid, sit(plan, 'Ana', 1, 1)))).toBe('wedding.role_forbids');
    const planner = await world.join(maya, 'PLANNER');
    expect((await send(planner, planUuid, sit(plan, 'Ana', 1, 1))).refused).toEqual([]);
    const family = await world.join(maya, 'FAMILY');
    expect((await send(family, planUuid, sit(plan, 'Theo', 1, 2))).refused).toEqual([]);
  });
});
