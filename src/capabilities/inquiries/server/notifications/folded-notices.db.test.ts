import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { type InquiryWorld, letter, openInquiryWorld, type Party } from '../../testing/inquiry-world.ts';
import type { NoticeDeps } from './compose-notice.ts';
import { noticeTasks } from './notify-tasks.ts';

/** The queue keeps its own watch, so these are done by the clock of the test. */
const FOLDED = 'inquiries.tell-folded';

let world: InquiryWorld;
let deps: NoticeDeps;

beforeAll(async () => {
  world = await openInquiryWorld();
  const { db, clock, events } = world;
  deps = { db, clock, events, publicUrl: 'https://ampersand.example', secret: 'the secret of a test' };
});
afterAll(() => world.close());

const moveMinutes = (minutes: number) => world.moveMs(minutes * 60_000);

function work(): Promise<void> {
  const atOnce = noticeTasks(deps).filter(({ name }) => name !== FOLDED);
  return runPendingJobs(world.db.$client, [...world.jobs, ...atOnce]);
}

/** What is due by then. */
async function tellFolded(): Promise<void> {
  const { rows } = await world.db.$client.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1 and j.run_at <= $2 order by j.run_at`,
    [FOLDED, world.clock.now()],
  );
  for (const { payload } of rows) await runTaskOnce(noticeTasks(deps), FOLDED, payload);
}

async function subjectsTo(person: Party): Promise<string[]> {
  return (await world.mailsTo(person.email)).map(({ subject }) => subject ?? '').toReversed();
}

async function openTalk() {
  const [maya, studio] = [await world.addPerson('Maya'), await world.addVendor()];
  const uuid = await world.connectTo(maya, studio);
  const { lastSeq } = await world.find(uuid);
  await studio.owner.inquiries.markLeadRead({ uuid, seq: lastSeq });
  await maya.inquiries.markRead({ uuid, seq: lastSeq });
  await work();
  const told = (await subjectsTo(studio.owner)).length;
  return {
    uuid,
    maya,
    owner: studio.owner,
    mailsToVendor: async () => (await subjectsTo(studio.owner)).slice(told),
  };
}

describe('messages that nobody has looked at', () => {
  it('365 of them make a handful of mails', async () => {
    const { uuid, maya, mailsToVendor } = await openTalk();
    for (let sent = 1; sent <= 365; sent += 1) {
      await maya.inquiries.write({ uuid, ...letter(`Message ${sent}`) });
      moveMinutes(10);
    }
    await work();
    moveMinutes(24 * 60);
    await tellFolded();
    const mails = await mailsToVendor();
    expect(mails[0]).toBe('Maya wrote to Linden & Light');
    expect(mails.at(-1)).toBe('365 new messages from Maya');
    expect(mails.length).toBeLessThanOrEqual(5);
  }, 120_000);

  it('are told at once, then together after four hours', async () => {
    const { uuid, maya, mailsToVendor } = await openTalk();
    for (const words of ['One', 'Two', 'Three']) {
      await maya.inquiries.write({ uuid, ...letter(words) });
      await work();
    }
    expect(await mailsToVendor()).toEqual(['Maya wrote to Linden & Light']);
    moveMinutes(4 * 60);
    await tellFolded();
    await tellFolded();
    expect(await mailsToVendor()).toEqual(['Maya wrote to Linden & Light', '3 new messages from Maya']);
  });

  it('are told no more once somebody has looked, and anew from then on', async () => {
    const { uuid, maya, owner, mailsToVendor } = await openTalk();
    for (const words of ['One', 'Two']) await maya.inquiries.write({ uuid, ...letter(words) });
    await work();
    const { lastSeq } = await world.find(uuid);
    await owner.inquiries.markLeadRead({ uuid, seq: lastSeq });
    moveMinutes(5 * 60);
    await tellFolded();
    expect(await mailsToVendor()).toEqual(['Maya wrote to Linden & Light']);
    await maya.inquiries.write({ uuid, ...letter('Three') });
    await work();
    expect(await mailsToVendor()).toEqual(Array(2).fill('Maya wrote to Linden & Light'));
  });

  it('of a vendor are folded for the couple as well', async () => {
    const { uuid, maya, owner } = await openTalk();
    const before = (await subjectsTo(maya)).length;
    for (const words of ['One', 'Two']) {
      await owner.inquiries.reply({ uuid, ...letter(words), quote: null });
      await work();
    }
    moveMinutes(5 * 60);
    await tellFolded();
    expect((await subjectsTo(maya)).slice(before)).toEqual([
      'New message from Linden & Light',
      '2 new messages from Linden & Light',
    ]);
  });
});
