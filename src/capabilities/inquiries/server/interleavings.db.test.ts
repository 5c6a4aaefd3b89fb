import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBooks } from '../testing/check-books.ts';
import {
  type Case,
  COMMANDS,
  type Command,
  chooseCommand,
  foresee,
  type Standing,
  type Story,
  stories,
  type Turn,
} from '../testing/inquiry-commands.ts';
import { type InquiryWorld, openInquiryWorld } from '../testing/inquiry-world.ts';

let world: InquiryWorld;
beforeAll(async () => {
  world = await openInquiryWorld();
});
afterAll(() => world.close());

const TIMERS = [
  'inquiries.expire',
  'inquiries.wake-snoozed',
  'inquiries.find-expiring',
  'inquiries.escalate-held',
];

/** Two couples, one whose address is not confirmed, and three photographers who are asked by both. */
async function openStory(beginnings: Story['beginnings']) {
  const vendors = [await world.addVendor(), await world.addVendor(), await world.addVendor()];
  const couples = [await world.addPerson('Ana'), await world.addPerson('Bo', { isVerified: false })];
  const cases: Case[] = [];
  for (const couple of couples) {
    for (const [index, uuid] of (await world.send(couple, vendors)).entries()) {
      const { storefrontId } = await world.find(uuid);
      const vendor = vendors.find(({ id }) => id === storefrontId)?.owner;
      if (!vendor) throw new Error(`Inquiry ${index} went to nobody.`);
      cases.push({ uuid, couple, vendor });
    }
  }
  for (const [index, one] of cases.entries()) await bring(one, beginnings[index] ?? 'SENT');
  return { cases, storefrontIds: vendors.map(({ id }) => id) };
}

/** The shortest way to where an inquiry stands when the story begins. */
const WAYS: Readonly<Record<Story['beginnings'][number], string[]>> = {
  SENT: [],
  READY: [],
  CONNECTED: ['vendor connects'],
  BOOKED: ['vendor connects', 'couple books'],
};

async function bring(one: Case, beginning: Story['beginnings'][number]): Promise<void> {
  if (beginning === 'SENT') return;
  if ((await world.find(one.uuid)).status === 'PENDING') await commandNamed('staff releases').run(world, one);
  await world.runTask('inquiries.deliver', { inquiryUuid: one.uuid });
  for (const name of WAYS[beginning]) await commandNamed(name).run(world, one);
}

function commandNamed(wanted: string): Command {
  const command = COMMANDS.find(({ name }) => name === wanted);
  if (!command) throw new Error(`Nobody can: ${wanted}.`);
  return command;
}

type Choice = Parameters<typeof chooseCommand>[2];

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function playOne(one: Case, choice: Choice): Promise<void> {
  const before = await world.find(one.uuid);
  const command = chooseCommand(before, world.clock.now(), choice);
  const events = (await world.threadOf(one.uuid)).length;
  const expected = foresee(before, command, world.clock.now());
  expect(await succeeds(command.run(world, one)), `${command.name} in ${before.status}`).toBe(
    expected.isDone,
  );
  const after = await world.find(one.uuid);
  const said = (await world.threadOf(one.uuid)).slice(events);
  expect(after.status).toBe(expected.standing.status);
  expect(said.map(({ type }) => type)).toEqual(expected.event ? [expected.event] : []);
  if (!expected.isDone) expect(after).toEqual(before);
}

/** Whatever comes of two at the same instant has to be what comes of one after the other, in either order. */
async function playTwo(one: Case, choices: [Choice, Choice]): Promise<void> {
  const before: Standing = await world.find(one.uuid);
  const commands = choices.map((choice) => chooseCommand(before, world.clock.now(), choice));
  const events = (await world.threadOf(one.uuid)).length;
  const now = world.clock.now();
  const done = await Promise.all(commands.map((command) => succeeds(command.run(world, one))));
  const after = await world.find(one.uuid);
  const said = (await world.threadOf(one.uuid)).slice(events).map(({ type }) => type);
  const outcomes = [
    [0, 1],
    [1, 0],
  ].map((order) => {
    const isDone: boolean[] = [];
    const types: string[] = [];
    let standing = before;
    for (const place of order) {
      const command = commands[place];
      if (!command) throw new Error('There are two.');
      const outcome = foresee(standing, command, now);
      isDone[place] = outcome.isDone;
      if (outcome.event) types.push(outcome.event);
      standing = outcome.standing;
    }
    return { isDone, types, status: standing.status };
  });
  const names = commands.map(({ name }) => name).join(' | ');
  expect(outcomes, `${names} in ${before.status}`).toContainEqual({
    isDone: done,
    types: said,
    status: after.status,
  });
}

async function closeOthers(cases: Case[], one: Case): Promise<void> {
  const mine = cases.filter(({ couple }) => couple === one.couple);
  const before = await Promise.all(mine.map(({ uuid }) => world.find(uuid)));
  const isBooked = before.some(({ uuid, status }) => uuid === one.uuid && status === 'BOOKED');
  expect(await succeeds(one.couple.inquiries.closeOthers({ uuid: one.uuid, note: 'Thank you' }))).toBe(
    isBooked,
  );
  for (const row of before) {
    const { status, closeEventType } = await world.find(row.uuid);
    const isEnded = isBooked && row.status !== 'BOOKED' && row.status !== 'CLOSED';
    expect(status).toBe(isEnded ? 'CLOSED' : row.status);
    if (isEnded) expect(closeEventType).toBe(row.status === 'CONNECTED' ? 'DISMISS' : 'CANCEL');
  }
}

async function play(cases: Case[], turn: Turn): Promise<void> {
  if (turn.kind === 'days') world.moveDays(turn.days);
  if (turn.kind === 'jobs') {
    await world.runJobs();
    for (const task of TIMERS) await world.runTask(task);
  }
  if (turn.kind === 'days' || turn.kind === 'jobs') return;
  const one = cases[turn.which % cases.length];
  if (!one) throw new Error('There is no such inquiry.');
  if (turn.kind === 'one') await playOne(one, turn.choice);
  if (turn.kind === 'two') await playTwo(one, turn.choices);
  if (turn.kind === 'close-others') await closeOthers(cases, one);
}

it('whatever both sides, timers and staff do, and whenever, the books are right', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(stories, async ({ beginnings, turns }) => {
      const { cases, storefrontIds } = await openStory(beginnings);
      for (const turn of turns) {
        await play(cases, turn);
        await checkBooks(world.db, storefrontIds);
      }
    }),
    { numRuns: 12, interruptAfterTimeLimit: 200_000, markInterruptAsFailure: false },
  );
});
