import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openSeatingWorld,
  planOf,
  type SeatingWorld,
  seatedNames,
  send,
  sit,
} from '../../testing/seating-world.ts';

let world: SeatingWorld;
beforeAll(async () => {
  world = await openSeatingWorld();
});
afterAll(() => world.close());

/** Asked, done by the prover of the house, read. */
async function proved(
  kind: 'PROVE' | 'REPAIR',
  prepare: (at: Awaited<ReturnType<typeof openPlan>>) => unknown,
) {
  const at = await openPlan();
  await prepare(at);
  const run = { uuid: at.planUuid, runUuid: randomUUID(), kind, seed: 3 };
  await at.maya.seating.startRun(run);
  await world.runJobs();
  return { ...at, run: await at.maya.seating.readRun(run) };
}

async function openPlan() {
  const { maya, planUuid } = await world.addSeaters();
  const plan = await planOf(maya, planUuid);
  const uuidOf = (firstName: string) =>
    plan.people.find((person) => person.firstName === firstName)?.uuid ?? '';
  const keepApart = (guestUuids: string[]) =>
    maya.seating.saveRule({
      ...{ uuid: randomUUID(), kind: 'APART', strength: 'HARD', guestUuids, note: '' },
      ...{ tagUuid: null, tableNumbers: [], fixture: null, distanceIn: null, balance: null },
    });
  return { maya, planUuid, plan, uuidOf, keepApart };
}

it('rules that can all be kept are told so', { timeout: 60_000 }, async () => {
  const { run } = await proved('PROVE', ({ uuidOf, keepApart }) =>
    keepApart([uuidOf('Rosa'), uuidOf('Theo')]),
  );
  expect(run).toMatchObject({ state: 'DONE', result: { conflictKeys: [], reasons: [], offers: [] } });
});

it('a couple kept apart from itself is named with its household, and nothing else', {
  timeout: 60_000,
}, async () => {
  const { run } = await proved('PROVE', async ({ uuidOf, keepApart }) => {
    await keepApart([uuidOf('Ana'), uuidOf('Tom')]);
    await keepApart([uuidOf('Rosa'), uuidOf('Theo')]);
  });
  expect(run.state).toBe('IMPOSSIBLE');
  expect(run.result?.conflictKeys).toHaveLength(2);
  expect(run.result?.conflictKeys.filter((key) => key.startsWith('HOUSEHOLD:'))).toHaveLength(1);
  expect(run.result?.reasons.join(' ')).toMatch(/Ana Lee.*Tom Lee/);
});

it('whoever waits gets a chair, nobody pinned moves, and the offer can be used', {
  timeout: 60_000,
}, async () => {
  const { maya, planUuid, run } = await proved('REPAIR', ({ maya, planUuid, plan }) =>
    send(maya, planUuid, [
      ...sit(plan, 'Ana', 1, 1, true),
      ...sit(plan, 'Tom', 1, 2),
      ...sit(plan, 'Nia', 2, 4, true),
    ]),
  );
  const [fewest] = run.result?.offers ?? [];
  expect(fewest).toMatchObject({ kind: 'FEWEST_MOVES', moved: 0 });
  expect(fewest?.chairs).toHaveLength(6);
  await maya.seating.applyResult({
    ...{ uuid: planUuid, operationUuid: randomUUID(), kind: 'REPAIR', seed: 3, basedOn: run.version },
    chairs: fewest?.chairs ?? [],
  });
  const names = seatedNames(await planOf(maya, planUuid));
  expect(names).toHaveLength(6);
  expect(names).toEqual(expect.arrayContaining(['Ana 1/1', 'Nia 2/4']));
});
