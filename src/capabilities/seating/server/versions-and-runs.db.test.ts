import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { inverseOf } from '../rules/operations/steps.ts';
import type { Seater } from '../testing/seating-world.ts';
import {
  openSeatingWorld,
  planOf,
  type SeatingWorld,
  seatedNames,
  send,
  sit,
} from '../testing/seating-world.ts';
import type { Prover } from './runs/prover.port.ts';

let world: SeatingWorld;
beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

/** As a run in the browser sends it: everybody at the first table, in the order of the list. */
async function found({ seating }: Pick<Seater, 'seating'>, uuid: string) {
  const { people, state, version } = await seating.readPlan({ uuid });
  const [table] = state.tables;
  const chairs = people.map((person, place) => ({
    ...{ guestUuid: person.uuid, tableUuid: table?.uuid ?? '', seat: place + 1 },
  }));
  return { uuid, operationUuid: randomUUID(), kind: 'FILL' as const, seed: 7, basedOn: version, chairs };
}

describe('what a run in the browser found', () => {
  it('is taken over once, with the plan kept before and after', async () => {
    const { maya, planUuid } = await world.openPlan();
    const result = await found(maya, planUuid);
    expect(await maya.seating.applyResult(result)).toMatchObject({ moved: 6, left: [] });
    expect(await maya.seating.applyResult(result)).toMatchObject({ moved: 0 });
    expect((await planOf(maya, planUuid)).state.seats).toHaveLength(6);
    const { versions } = await maya.seating.listVersions({ uuid: planUuid });
    expect(versions.map(({ kind, seated }) => [kind, seated])).toEqual([
      ['AFTER_RUN', 6],
      ['BEFORE_RUN', 0],
    ]);
  });

  it('is refused where somebody changed the plan meanwhile, moves who is pinned or has more people than chairs', async () => {
    const { maya, planUuid, plan } = await world.openPlan();
    const early = await found(maya, planUuid);
    await send(maya, planUuid, sit(plan, 'Rosa', 2, 1, true));
    expect(await refusal(maya.seating.applyResult(early))).toBe('seating.changed_meanwhile');
    const now = await found(maya, planUuid);
    expect(await refusal(maya.seating.applyResult(now))).toBe('seating.result_unfit');
    const crowded = { ...now, chairs: now.chairs.map((chair) => ({ ...chair, seat: 1 })) };
    expect(await refusal(maya.seating.applyResult(crowded))).toBe('seating.result_unfit');
    expect(seatedNames(await planOf(maya, planUuid))).toEqual(['Rosa 2/1']);
  });

  it('leaves out whoever declined between read and save, and keeps the rest', async () => {
    const { maya, eventUuid, planUuid, plan } = await world.openPlan();
    const result = await found(maya, planUuid);
    const nia = plan.people.find(({ firstName }) => firstName === 'Nia')?.uuid ?? '';
    await maya.guests.setInvitations({
      changes: [{ eventUuid, guestUuids: [nia], status: 'DECLINED', dishUuid: null }],
    });
    expect(await maya.seating.applyResult(result)).toMatchObject({ moved: 5, left: [nia] });
  });
});

describe('versions', () => {
  it('are kept with the first change of an hour, and by hand', async () => {
    const { maya, planUuid, plan } = await world.openPlan();
    await send(maya, planUuid, sit(plan, 'Rosa', 2, 1));
    await send(maya, planUuid, sit(plan, 'Theo', 2, 2));
    world.moveMs(3_600_000);
    await send(maya, planUuid, sit(plan, 'Dana', 2, 3));
    const { versions } = await maya.seating.keepVersion({ uuid: planUuid, name: 'With Dana' });
    expect(versions.map(({ kind, name, seated }) => [kind, name, seated])).toEqual([
      ['KEPT', 'With Dana', 3],
      ['HOURLY', '', 2],
      ['HOURLY', '', 0],
    ]);
  });

  it('are read beside the plan and restored, without whoever stopped coming', async () => {
    const { maya, eventUuid, planUuid, plan } = await world.openPlan();
    await send(maya, planUuid, [...sit(plan, 'Rosa', 2, 1), ...sit(plan, 'Theo', 2, 2)]);
    await maya.seating.keepVersion({ uuid: planUuid, name: 'Before' });
    const [kept] = (await maya.seating.listVersions({ uuid: planUuid })).versions;
    const number = kept?.number ?? 0;
    const table = plan.state.tables[1];
    if (!table) throw new Error('Two tables.');
    await send(maya, planUuid, [
      { on: 'table', uuid: table.uuid, before: { x: table.x }, after: { x: table.x + 60 } },
    ]);
    const theo = plan.people.find(({ firstName }) => firstName === 'Theo')?.uuid ?? '';
    await maya.guests.setInvitations({
      changes: [{ eventUuid, guestUuids: [theo], status: 'DECLINED', dishUuid: null }],
    });
    const version = await maya.seating.readVersion({ uuid: planUuid, number });
    expect(version.state.seats).toHaveLength(2);
    const wish = { uuid: planUuid, number, operationUuid: randomUUID() };
    expect(await maya.seating.restoreVersion(wish)).toMatchObject({ left: [theo] });
    expect(await maya.seating.restoreVersion(wish)).toMatchObject({ left: [] });
    const after = await planOf(maya, planUuid);
    expect(seatedNames(after)).toEqual(['Rosa 2/1']);
    expect(after.state.tables.find(({ uuid }) => uuid === table.uuid)?.x).toBe(table.x);
    expect(await refusal(maya.seating.readVersion({ uuid: planUuid, number: 99 }))).toBe('seating.not_found');
  });
});

const IMPOSSIBLE: Prover = {
  run: ({ plan }) =>
    Promise.resolve({
      state: 'IMPOSSIBLE',
      result: { conflictKeys: plan.rules.map(({ key }) => key), reasons: ['No.'], offers: [] },
    }),
};

describe('a run on the server', () => {
  const wish = (uuid: string) => ({ uuid, runUuid: randomUUID(), kind: 'PROVE' as const, seed: 1 });

  it('is queued, done and answered at once where nothing changed since', async () => {
    const { maya, planUuid } = await world.openPlan();
    const run = wish(planUuid);
    expect(await maya.seating.startRun(run)).toMatchObject({ state: 'QUEUED', uuid: run.runUuid });
    expect(await maya.seating.startRun(run)).toMatchObject({ state: 'QUEUED', uuid: run.runUuid });
    expect(await refusal(maya.seating.startRun(wish(planUuid)))).toBe('seating.run_busy');
    await world.runJobs(IMPOSSIBLE);
    const ended = await maya.seating.readRun(run);
    expect(ended).toMatchObject({
      state: 'IMPOSSIBLE',
      result: { conflictKeys: [expect.stringMatching(/^HOUSEHOLD:/)] },
    });
    const again = wish(planUuid);
    const answered = await maya.seating.startRun(again);
    expect(answered).toMatchObject({ uuid: again.runUuid, state: 'IMPOSSIBLE', result: ended.result });
    expect(await maya.seating.readRun(again)).toEqual(answered);
  });

  it('answers for the plan as it is now, also where it has come back to what was asked before', async () => {
    const { maya, planUuid, plan } = await world.openPlan();
    const first = wish(planUuid);
    await maya.seating.startRun(first);
    await world.runJobs(IMPOSSIBLE);
    const { operation } = await send(maya, planUuid, sit(plan, 'Rosa', 2, 1));
    const { version } = await send(maya, planUuid, inverseOf(operation, randomUUID()).steps);
    expect(await maya.seating.startRun(wish(planUuid))).toMatchObject({ state: 'IMPOSSIBLE', version });
  });

  it('that is stopped stays stopped, whatever is found after that', async () => {
    const { maya, planUuid } = await world.openPlan();
    const run = wish(planUuid);
    await maya.seating.startRun(run);
    const slow: Prover = {
      run: async (input) => {
        await maya.seating.stopRun(run);
        return IMPOSSIBLE.run(input);
      },
    };
    await world.runJobs(slow);
    expect(await maya.seating.readRun(run)).toMatchObject({ state: 'STOPPED', result: null });
  });

  it('whose process died is taken up by another, and ends', async () => {
    const { maya, planUuid } = await world.openPlan();
    const run = wish(planUuid);
    await maya.seating.startRun(run);
    await world.runJobs({ run: () => Promise.reject(new Error('The process died.')) });
    expect(await maya.seating.readRun(run)).toMatchObject({ state: 'RUNNING' });
    await world.db.$client.query('update graphile_worker._private_jobs set run_at = now()');
    await world.runJobs(IMPOSSIBLE);
    expect(await maya.seating.readRun(run)).toMatchObject({ state: 'IMPOSSIBLE' });
  });

  it('that nobody takes up anymore has ended for whoever looks, and the next one can be asked for', async () => {
    const { maya, planUuid } = await world.openPlan();
    const run = wish(planUuid);
    await maya.seating.startRun(run);
    world.moveMs(4 * 60_000);
    expect(await maya.seating.readRun(run)).toMatchObject({ state: 'QUEUED' });
    world.moveMs(60_000);
    expect(await maya.seating.readRun(run)).toMatchObject({ state: 'STOPPED', result: null });
    const next = wish(planUuid);
    await maya.seating.startRun(next);
    await world.runJobs(IMPOSSIBLE);
    expect(await maya.seating.readRun(run)).toMatchObject({ state: 'STOPPED', result: null });
    expect(await maya.seating.readRun(next)).toMatchObject({ state: 'IMPOSSIBLE' });
  });
});
