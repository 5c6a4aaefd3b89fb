import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openSeatingWorld, planOf, type SeatingWorld, send, sit } from '../testing/seating-world.ts';

let world: SeatingWorld;
beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

describe('two partners', () => {
  it('press for one chair at once: one sits, the other is told how it is and by whom', async () => {
    const { maya, planUuid, plan } = await world.openPlan();
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
    const { maya, planUuid, plan } = await world.openPlan();
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
    const { maya, planUuid } = await world.openPlan();
    const jonah = await world.join(maya, 'PARTNER');
    expect(await maya.seating.tellSeatingPresence({ planUuid, tableUuid: null })).toEqual([]);
    expect(await jonah.seating.tellSeatingPresence({ planUuid, tableUuid: null })).toMatchObject([
      { firstName: 'Maya', place: { planUuid, tableUuid: null } },
    ]);
    await jonah.seating.endSeatingPresence();
    expect(await maya.seating.readSeatingPresence()).toEqual([]);
  });
});

describe('somebody else', () => {
  it('of another wedding reads and changes nothing of it', async () => {
    const { planUuid, plan, maya } = await world.openPlan();
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
    const { maya, planUuid, plan } = await world.openPlan();
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
