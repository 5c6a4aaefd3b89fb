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

let world: SeatingWorld;
beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

describe('a plan', () => {
  it('is read whole: room, tables, people, households, rules that follow from the list', async () => {
    const { maya, plan, eventUuid } = await world.openPlan();
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
    const { maya, eventUuid, planUuid, plan } = await world.openPlan();
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
    const { maya, eventUuid, planUuid } = await world.openPlan();
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
    const { maya, planUuid, plan } = await world.openPlan();
    const { operation, version, taken } = await send(maya, planUuid, sit(plan, 'Ana', 1, 3));
    expect(taken).toEqual([operation.uuid]);
    const again = await maya.seating.changePlan({ uuid: planUuid, operations: [operation] });
    expect(again).toMatchObject({ version, taken: [operation.uuid], refused: [] });
    await send(maya, planUuid, inverseOf(operation, randomUUID()).steps);
    expect((await planOf(maya, planUuid)).state).toEqual(plan.state);
  });

  it('let tables change numbers, add and take away many at once, and send people back to the tray', async () => {
    const { maya, planUuid, plan } = await world.openPlan();
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
    const { maya, planUuid } = await world.openPlan();
    const bar = { kind: 'BAR', label: '', x: 60, y: 60, length: 120, width: 36, angle: 0 } as const;
    await send(maya, planUuid, [
      { on: 'plan', before: { name: 'Reception', widthIn: 720 }, after: { name: 'Barn', widthIn: 960 } },
      { on: 'fixture', uuid: randomUUID(), before: null, after: bar },
    ]);
    const { state } = await planOf(maya, planUuid);
    expect(state).toMatchObject({ name: 'Barn', room: { widthIn: 960 }, fixtures: [bar] });
  });

  it('show no picture that was not brought for this event', async () => {
    const { maya, planUuid } = await world.openPlan();
    const background = { pictureUuid: randomUUID(), widthIn: 700, x: 0, y: 0, angle: 0, opacity: 50 };
    const { refused } = await send(maya, planUuid, [
      { on: 'plan', before: { background: null }, after: { background } },
    ]);
    expect(refused).toMatchObject([{ why: 'GONE', on: 'plan' }]);
  });

  it('do not touch a table of another plan, whoever knows its id', async () => {
    const { plan: theirs } = await world.openPlan();
    const { maya, planUuid, plan } = await world.openPlan();
    const uuid = theirs.state.tables[0]?.uuid ?? '';
    const steal: Step = { on: 'table', uuid, before: null, after: newTable('ROUND_60', 9) };
    expect(await refusal(send(maya, planUuid, [steal]))).toBe('seating.uuid_taken');
    expect((await planOf(maya, planUuid)).state).toEqual(plan.state);
  });
});
