import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { joinWedding } from '#capabilities/weddings/testing/join-wedding.ts';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { openWeddingWorld } from '#capabilities/weddings/testing/wedding-world.ts';
import { createLog } from '#platform/log.ts';
import type { StepKind } from '../rules/step-kinds.ts';
import { activityJobs } from './jobs.ts';
import { noteStep } from './note-step.ts';
import { readStepsOfOthers } from './read-steps.ts';

let world: Awaited<ReturnType<typeof openWeddingWorld>>;

beforeAll(async () => {
  world = await openWeddingWorld();
});
afterAll(() => world.close());

async function memberOf({ actor }: Person) {
  const member = await membershipOf(world.db, actor.userId);
  if (!member) throw new Error('Everybody here plans a wedding.');
  return member;
}

async function note(by: Person, kind: StepKind, subject: string, count = 1) {
  const { weddingId, userId } = await memberOf(by);
  await noteStep(world.db, world, { weddingId, userId, kind, subject, count, href: '/favorites/vendors' });
}

async function read(by: Person) {
  return (await readStepsOfOthers(world.db, await memberOf(by), 10)).map(({ name, words }) => [name, words]);
}

describe('steps', () => {
  it('are told to the others, newest first, and to nobody else', async () => {
    const maya = await world.addOwner('Maya');
    const jonah = await joinWedding(world, maya, 'PARTNER');
    const stranger = await world.addOwner('Zoe');
    await note(jonah, 'VENDOR_SAVED', 'The Brass Lantern');
    world.moveMs(1000);
    await note(jonah, 'INQUIRY_SENT', 'Fern & Field', 2);
    const told = await read(maya);
    expect(told.map(([, words]) => words)).toEqual([
      'Wrote to Fern & Field and 1 more',
      'Saved The Brass Lantern',
    ]);
    expect(await read(jonah)).toEqual([]);
    expect(await read(stranger)).toEqual([]);
  });

  it('of one kind are one for half an hour', async () => {
    const maya = await world.addOwner('Maya');
    const jonah = await joinWedding(world, maya, 'PARTNER');
    for (const name of ['Ada', 'Bo', 'Cy']) await note(jonah, 'GUESTS_ADDED', name);
    expect((await read(maya)).map(([, words]) => words)).toEqual(['Added 3 guests']);
    world.moveMs(31 * 60_000);
    await note(jonah, 'GUESTS_ADDED', 'Di');
    expect((await read(maya)).map(([, words]) => words)).toEqual(['Added Di', 'Added 3 guests']);
  });

  it('about money are told to those who may see it', async () => {
    const maya = await world.addOwner('Maya');
    const planner = await joinWedding(world, maya, 'PLANNER');
    await note(maya, 'PAYMENT_MADE', 'The Night Owls, deposit');
    expect(await read(planner)).toEqual([]);
    await maya.api.saveMoneyAccess({ plannerMoney: 'SEE', familyMoney: 'NONE' });
    expect((await read(planner)).map(([, words]) => words)).toEqual(['Paid The Night Owls, deposit']);
  });

  it('are forgotten after two months', async () => {
    const maya = await world.addOwner('Maya');
    const jonah = await joinWedding(world, maya, 'PARTNER');
    await note(jonah, 'TASK_DONE', 'Order rings');
    world.moveDays(61);
    await note(jonah, 'TASK_ADDED', 'Buy shoes');
    for (const job of activityJobs(world)) {
      await job.run({}, { log: createLog('silent'), jobKey: undefined, attempt: 1 });
    }
    expect((await read(maya)).map(([, words]) => words)).toEqual(['Added “Buy shoes”']);
  });
});
