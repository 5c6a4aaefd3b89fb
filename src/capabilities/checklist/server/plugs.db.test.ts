import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { membershipOf } from '#capabilities/weddings/server/index.ts';
import { HUDSON } from '#capabilities/weddings/testing/wedding-world.ts';
import {
  type ChecklistWorld,
  type Helper,
  NEW_TASK,
  openChecklistWorld,
  taskOf,
} from '../testing/checklist-world.ts';
import { collectChecklist, forgetChecklist } from './account-checklist.ts';
import { collectAgenda } from './collect-agenda.ts';
import { collectDigest } from './collect-digest.ts';
import { readTaskOverview } from './read-task-overview.ts';

let world: ChecklistWorld;

beforeAll(async () => {
  world = await openChecklistWorld();
});
afterAll(() => world.close());

/** The world's clock stands at the first of March 2026. */
const TODAY = calendarDate('2026-03-01');

async function couple() {
  const owner = await world.addOwner('Maya');
  await owner.api.saveWedding({ weddingDate: '2027-02-20', cityId: HUDSON });
  const member = await membershipOf(world.db, owner.userId);
  if (!member) throw new Error('There is a wedding.');
  return { owner, member };
}

async function add(helper: Helper, more: Partial<typeof NEW_TASK>, userUuids: string[] = []) {
  const requestUuid = randomUUID();
  await helper.checklist.addTask({ ...NEW_TASK, ...more, requestUuid, userUuids });
  return requestUuid;
}

describe('what is due', () => {
  it('is told before anybody has changed the list, under the ids of the page', async () => {
    const { owner, member } = await couple();
    const { due, done, all } = await readTaskOverview(world.db, member, { today: TODAY });
    const read = await owner.checklist.readChecklist();
    expect(due[0]).toMatchObject({ uuid: taskOf(read, 'set-budget').uuid, isLate: false, assignees: [] });
    expect({ done, all }).toEqual({ done: 0, all: 62 });
  });

  it('has what is late and what is due, whose turn it is, and nothing put off, taken off or done', async () => {
    const { owner, member } = await couple();
    const dueOn = '2026-03-03';
    const walk = { title: 'Walk-through', dueOn, dueTime: '11:00', place: 'Leopold House' };
    const uuid = await add(owner, walk, [owner.userId]);
    await add(owner, { title: 'Late', dueOn: '2026-02-20' });
    const snoozed = await add(owner, { title: 'Put off', dueOn });
    await owner.checklist.snoozeTask({ uuid: snoozed, until: '2026-04-01' });
    const removed = await add(owner, { title: 'Off', dueOn });
    await owner.checklist.removeTask({ uuid: removed, isRemoved: true });
    const done = await add(owner, { title: 'Done', dueOn });
    await owner.checklist.tickTask({ uuid: done, isDone: true });
    await add(owner, { title: 'Later', dueOn: '2026-03-15' });
    const { due, done: ticked, all } = await readTaskOverview(world.db, member, { today: TODAY });
    const own = due.filter(({ title }) =>
      ['Walk-through', 'Late', 'Put off', 'Off', 'Done', 'Later'].includes(title),
    );
    expect(own).toEqual([
      expect.objectContaining({ title: 'Late', isLate: true }),
      {
        ...{ uuid, title: 'Walk-through', detail: '11:00 AM · Leopold House', dueOn, isLate: false },
        assignees: [{ userUuid: owner.userId, firstName: 'Maya' }],
        href: `/wedding-planning/checklist#task-${uuid}`,
      },
    ]);
    // The date's own task is ticked by facts; one of six own ones is off.
    expect({ ticked, all }).toEqual({ ticked: 2, all: 67 });
  });

  it('is on the calendar: appointments with their zone, tasks as days, what is done too', async () => {
    const { owner, member } = await couple();
    const uuid = await add(owner, {
      dueOn: '2026-03-03',
      dueTime: '11:00',
      minutes: 90,
      place: 'Leopold House',
    });
    const plain = await add(owner, { title: 'Plain', dueOn: '2026-03-04' });
    await owner.checklist.tickTask({ uuid: plain, isDone: true });
    const items = await collectAgenda(world, member, { from: '2026-03-03', through: '2026-03-04' });
    const [first, second] = items.filter(({ id }) =>
      [`checklist-${uuid}`, `checklist-${plain}`].includes(id),
    );
    expect(first).toMatchObject({
      kind: 'APPOINTMENT',
      day: '2026-03-03',
      time: { startsAt: '11:00', minutes: 90, timeZone: 'America/New_York' },
      detail: 'Leopold House',
    });
    expect(second).toMatchObject({ kind: 'TASK', time: null, isDone: true });
  });

  it('is on the calendar before there is a list, as the page shows it, with what facts have done', async () => {
    const { owner, member } = await couple();
    await owner.api.saveWedding({ budgetCents: 100 });
    const items = await collectAgenda(world, member, { from: '2026-01-01', through: '2027-12-31' });
    const { tasks } = await owner.checklist.readChecklist();
    // The wedding stands on its day already.
    const shown = tasks
      .filter(({ key }) => key !== 'wedding-day')
      .map(({ uuid, dueOn, doneAt }) => [`checklist-${uuid}`, dueOn, doneAt !== null]);
    expect(items.map(({ id, day, isDone }) => [id, day, isDone])).toEqual(shown);
    expect(items.filter(({ isDone }) => isDone).length).toBeGreaterThanOrEqual(2);
    const span = { from: '2026-05-01', through: '2026-05-31' };
    const may = await collectAgenda(world, member, span);
    expect(may.length).toBeGreaterThan(0);
    expect(may.every(({ day }) => day >= span.from && day <= span.through)).toBe(true);
  });

  it('is on no calendar while nobody knows the day', async () => {
    const owner = await world.addOwner('Ana');
    const member = await membershipOf(world.db, owner.userId);
    if (!member) throw new Error('There is a wedding.');
    const span = { from: '2026-01-01', through: '2027-12-31' };
    expect(await collectAgenda(world, member, span)).toEqual([]);
  });
});

describe('the mail of the day', () => {
  const digestOf = ({ userId, email }: Helper, at = `${TODAY}T13:00:00Z`) =>
    collectDigest(
      { db: world.db, publicUrl: 'https://ampersand.example' },
      { userId, email, side: 'COUPLE', storefrontIds: [] },
      new Date(at),
    );

  it('has one’s own turn and nobody’s, and is news on the day something falls due', async () => {
    const { owner } = await couple();
    const partner = await world.join(owner, 'PARTNER');
    const { tasks } = await owner.checklist.readChecklist();
    const changes = tasks.map(({ uuid }) => ({ uuid, dueOn: '2026-08-01', isChosen: true }));
    await owner.checklist.moveTasks({ changes });
    expect(await digestOf(owner)).toBeUndefined();
    await add(owner, { title: 'Theirs', dueOn: '2026-03-02' }, [partner.userId]);
    await add(owner, { title: 'Anybody’s', dueOn: '2026-02-27' });
    const before = await digestOf(owner);
    expect(before).toMatchObject({ count: '1 task due', hasNews: false });
    expect(before?.links).toMatchObject([{ label: 'Anybody’s', note: '2 days late' }]);
    await add(owner, { title: 'Today', dueOn: TODAY });
    expect(await digestOf(owner)).toMatchObject({ count: '2 tasks due', hasNews: true });
    expect((await digestOf(partner))?.count).toBe('3 tasks due');
  });

  it('of a list that nobody has begun has the next three, none of them late, and is news on Mondays', async () => {
    const owner = await world.addOwner('Ana');
    expect(await digestOf(owner)).toBeUndefined();
    // With three months left half of the year is due on one day.
    await owner.api.saveWedding({ weddingDate: '2026-06-01' });
    const sunday = await digestOf(owner);
    expect(sunday).toMatchObject({ count: '3 tasks due', hasNews: false });
    expect(sunday?.links).toHaveLength(3);
    const monday = await digestOf(owner, '2026-03-02T15:00:00Z');
    expect(monday).toMatchObject({ count: '3 tasks due', hasNews: true });
    const months = await digestOf(owner, '2026-05-04T15:00:00Z');
    expect(JSON.stringify(months?.links)).not.toMatch(/late/);
  });

  it('counts days by the clock where the wedding is', async () => {
    const { owner } = await couple();
    const { tasks } = await owner.checklist.readChecklist();
    const changes = tasks.map(({ uuid }) => ({ uuid, dueOn: '2026-08-01', isChosen: true }));
    await owner.checklist.moveTasks({ changes });
    await add(owner, { title: 'Today', dueOn: TODAY });
    // In Hudson the first of March lasts until five in the morning of the second, as Greenwich counts.
    const late = await digestOf(owner, '2026-03-02T04:30:00Z');
    expect(late?.links).toMatchObject([{ label: 'Today', note: 'due today' }]);
    const next = await digestOf(owner, '2026-03-02T05:30:00Z');
    expect(next?.links).toMatchObject([{ label: 'Today', note: '1 day late' }]);
  });
});

describe('a person', () => {
  it('takes their comments and the names of their files along, and their words go with them', async () => {
    const { owner } = await couple();
    const uuid = await add(owner, {});
    await owner.checklist.commentTask({ uuid, requestUuid: randomUUID(), text: 'Ask about the piano' });
    const kept = await collectChecklist(world.db, owner.userId);
    expect(kept.comments).toMatchObject([{ task: 'Call the florist', text: 'Ask about the piano' }]);
    await forgetChecklist(world.db, owner.userId);
    const after = await collectChecklist(world.db, owner.userId);
    expect(after).toEqual({ comments: [], files: [] });
  });
});
