import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { checklists, checklistTasks } from '../tables.ts';
import {
  type ChecklistWorld,
  type Helper,
  NEW_TASK,
  openChecklistWorld,
  taskOf,
} from '../testing/checklist-world.ts';

let world: ChecklistWorld;

beforeAll(async () => {
  world = await openChecklistWorld();
});
afterAll(() => world.close());

const WEDDING = '2027-02-20';

async function couple(weddingDate: string | null = WEDDING) {
  const owner = await world.addOwner('Maya');
  await owner.api.saveWedding({ weddingDate });
  return owner;
}

const rowsOf = () =>
  Promise.all([
    world.db.select().from(checklists).orderBy(checklists.weddingId),
    world.db.select().from(checklistTasks).orderBy(checklistTasks.uuid),
  ]);

async function add(helper: Helper, more: Partial<typeof NEW_TASK> = {}, userUuids: string[] = []) {
  const requestUuid = randomUUID();
  const list = await helper.checklist.addTask({ ...NEW_TASK, ...more, requestUuid, userUuids });
  const task = list.tasks.find(({ uuid }) => uuid === requestUuid);
  if (!task) throw new Error('A task was added.');
  return task;
}

describe('a list', () => {
  it('is read without being written, and written under the same ids by the first change', async () => {
    const owner = await couple();
    const before = await rowsOf();
    const read = await owner.checklist.readChecklist();
    expect(await rowsOf()).toEqual(before);
    expect(read.tasks).toHaveLength(62);
    expect(read).toMatchObject({ weddingDate: WEDDING, templates: ['CLASSIC'], canEdit: true });
    const vows = taskOf(read, 'vows');
    const ticked = await owner.checklist.tickTask({ uuid: vows.uuid, isDone: true });
    expect(ticked.tasks.map(({ uuid }) => uuid).sort()).toEqual(read.tasks.map(({ uuid }) => uuid).sort());
    expect(taskOf(ticked, 'vows')).toMatchObject({ doneBy: owner.userId, doneReason: null });
  });

  it('begins the wedding of who has none, with the ids that were shown', async () => {
    const person = await world.addPerson('Nora');
    const read = await person.checklist.readChecklist();
    expect(read).toMatchObject({ weddingDate: null, canEdit: true, members: [] });
    expect(read.tasks.every(({ dueOn }) => dueOn === null)).toBe(true);
    const { uuid } = taskOf(read, 'vows');
    const ticked = await person.checklist.tickTask({ uuid, isDone: true });
    expect(ticked.members).toHaveLength(1);
    expect(taskOf(ticked, 'vows').doneBy).toBe(person.userId);
  });

  it('shows what is done already before anybody has changed it', async () => {
    const owner = await couple();
    const read = await owner.checklist.readChecklist();
    expect(taskOf(read, 'pick-date-window').doneReason).toBe('Your date is set: Feb 20, 2027');
  });

  it('is the same for a partner', async () => {
    const owner = await couple();
    const partner = await world.join(owner, 'PARTNER');
    const { uuid } = taskOf(await partner.checklist.readChecklist(), 'vows');
    await Promise.all([
      owner.checklist.tickTask({ uuid, isDone: true }),
      partner.checklist.tickTask({ uuid, isDone: true }),
    ]);
    const read = await owner.checklist.readChecklist();
    expect(read.tasks).toHaveLength(62);
    const { doneBy, version } = taskOf(read, 'vows');
    // Whoever was first has done it, once.
    expect([owner.userId, partner.userId]).toContain(doneBy);
    expect(version).toBe(2);
  });
});

describe('who may', () => {
  it('read: everybody of the wedding; change: whoever helps', async () => {
    const owner = await couple();
    const task = await add(owner);
    const family = await world.join(owner, 'FAMILY');
    const viewer = await world.join(owner, 'VIEWER');
    const seen = await viewer.checklist.readChecklist();
    expect(seen.canEdit).toBe(false);
    expect(seen.tasks).toHaveLength(63);
    const { uuid, version } = task;
    await family.checklist.tickTask({ uuid, isDone: true });
    const before = await rowsOf();
    const requestUuid = randomUUID();
    const calls = [
      () => viewer.checklist.tickTask({ uuid, isDone: false }),
      () => viewer.checklist.saveTask({ ...NEW_TASK, uuid, version }),
      () => viewer.checklist.addTask({ ...NEW_TASK, requestUuid, userUuids: [] }),
      () => viewer.checklist.moveTasks({ changes: [{ uuid, dueOn: WEDDING, isChosen: true }] }),
      () => viewer.checklist.snoozeTask({ uuid, until: WEDDING }),
      () => viewer.checklist.removeTask({ uuid, isRemoved: true }),
      () => viewer.checklist.assignTask({ uuid, userUuids: [] }),
      () => viewer.checklist.commentTask({ uuid, requestUuid, text: 'No' }),
      () => viewer.checklist.savePlan({ templates: ['ELOPEMENT'] }),
    ];
    for (const call of calls) expect(await refusal(call())).toBe('wedding.role_forbids');
    expect(await rowsOf()).toEqual(before);
  });

  it('not: somebody of another wedding', async () => {
    const owner = await couple();
    const stranger = await couple();
    const task = await add(owner);
    await add(stranger);
    const { uuid, version } = task;
    const before = await rowsOf();
    const requestUuid = randomUUID();
    const calls = [
      () => stranger.checklist.tickTask({ uuid, isDone: true }),
      () => stranger.checklist.saveTask({ ...NEW_TASK, uuid, version }),
      () => stranger.checklist.addTask({ ...NEW_TASK, requestUuid: uuid, userUuids: [] }),
      () => stranger.checklist.moveTasks({ changes: [{ uuid, dueOn: WEDDING, isChosen: true }] }),
      () => stranger.checklist.snoozeTask({ uuid, until: WEDDING }),
      () => stranger.checklist.removeTask({ uuid, isRemoved: true }),
      () => stranger.checklist.assignTask({ uuid, userUuids: [stranger.userId] }),
      () => stranger.checklist.commentTask({ uuid, requestUuid, text: 'Ours now' }),
    ];
    for (const call of calls) expect(await refusal(call())).toBe('checklist.not_found');
    const own = await add(stranger);
    const foreign = { uuid: own.uuid, userUuids: [owner.userId] };
    expect(await refusal(stranger.checklist.assignTask(foreign))).toBe('checklist.not_a_member');
    const [, tasks] = await rowsOf();
    expect(tasks.filter((row) => row.uuid !== own.uuid)).toEqual(before[1]);
  });
});

describe('a task', () => {
  it('is added once however often it is sent, changed by its newest version, and assigned', async () => {
    const owner = await couple();
    const partner = await world.join(owner, 'PARTNER');
    const requestUuid = randomUUID();
    const wish = { ...NEW_TASK, requestUuid, userUuids: [partner.userId] };
    await owner.checklist.addTask(wish);
    const { tasks } = await owner.checklist.addTask(wish);
    const [task] = tasks.filter(({ key }) => key === null);
    expect(tasks).toHaveLength(63);
    expect(task).toMatchObject({ title: 'Call the florist', assignees: [partner.userId], version: 1 });
    const given = {
      ...NEW_TASK,
      title: 'Call two florists',
      dueOn: '2026-05-04',
      dueTime: '11:00',
      minutes: 30,
    };
    const saved = await partner.checklist.saveTask({ ...given, uuid: requestUuid, version: 1 });
    const newest = saved.tasks.find(({ uuid }) => uuid === requestUuid);
    expect(newest).toMatchObject({ ...given, isDueChosen: true, version: 2 });
    const old = owner.checklist.saveTask({ ...NEW_TASK, uuid: requestUuid, version: 1 });
    expect(await refusal(old)).toBe('checklist.changed_meanwhile');
  });

  it('needs a title, and a day for its time', async () => {
    const owner = await couple();
    const wish = { ...NEW_TASK, requestUuid: randomUUID(), userUuids: [] };
    expect(await refusal(owner.checklist.addTask({ ...wish, title: ' ' }))).toBe('invalid_input');
    expect(await refusal(owner.checklist.addTask({ ...wish, dueTime: '11:00' }))).toBe('invalid_input');
    expect(await refusal(owner.checklist.addTask({ ...wish, minutes: 0 }))).toBe('invalid_input');
  });

  it('that repeats is followed by the next, once, until the wedding', async () => {
    const owner = await couple('2026-03-20');
    const { uuid } = await add(owner, { dueOn: '2026-03-05', repeats: 'WEEKLY', title: 'Water' });
    const days = async () => {
      const { tasks } = await owner.checklist.readChecklist();
      return tasks.filter(({ title }) => title === 'Water').map(({ dueOn }) => dueOn);
    };
    await owner.checklist.tickTask({ uuid, isDone: true });
    await owner.checklist.tickTask({ uuid, isDone: true });
    expect(await days()).toEqual(['2026-03-05', '2026-03-12']);
    await owner.checklist.tickTask({ uuid, isDone: false });
    expect(await days()).toEqual(['2026-03-05']);
    await owner.checklist.tickTask({ uuid, isDone: true });
    for (const due of ['2026-03-12', '2026-03-19']) {
      const { tasks } = await owner.checklist.readChecklist();
      const next = tasks.find(({ title, dueOn }) => title === 'Water' && dueOn === due);
      await owner.checklist.tickTask({ uuid: next?.uuid ?? '', isDone: true });
    }
    expect(await days()).toEqual(['2026-03-05', '2026-03-12', '2026-03-19']);
  });

  it('is put off and back, taken off and back', async () => {
    const owner = await couple();
    const { uuid } = taskOf(await owner.checklist.readChecklist(), 'vows');
    const snoozed = await owner.checklist.snoozeTask({ uuid, until: '2026-06-01' });
    expect(taskOf(snoozed, 'vows').snoozedUntil).toBe('2026-06-01');
    const over = await owner.checklist.snoozeTask({ uuid, until: '2026-02-01' });
    expect(taskOf(over, 'vows').snoozedUntil).toBeNull();
    const removed = await owner.checklist.removeTask({ uuid, isRemoved: true });
    expect(taskOf(removed, 'vows').isRemoved).toBe(true);
    expect(await refusal(owner.checklist.tickTask({ uuid, isDone: true }))).toBe('checklist.not_found');
    const back = await owner.checklist.removeTask({ uuid, isRemoved: false });
    expect(taskOf(back, 'vows').isRemoved).toBe(false);
  });

  it('moves with others, all or none, and back', async () => {
    const owner = await couple();
    const read = await owner.checklist.readChecklist();
    const [vows, rings] = [taskOf(read, 'vows'), taskOf(read, 'rings')];
    const change = (uuid: string) => ({ uuid, dueOn: '2026-08-03', isChosen: true });
    const none = owner.checklist.moveTasks({ changes: [change(vows.uuid), change(randomUUID())] });
    expect(await refusal(none)).toBe('checklist.not_found');
    expect(taskOf(await owner.checklist.readChecklist(), 'vows').dueOn).toBe(vows.dueOn);
    const moved = await owner.checklist.moveTasks({ changes: [change(vows.uuid), change(rings.uuid)] });
    expect([taskOf(moved, 'vows').dueOn, taskOf(moved, 'rings').isDueChosen]).toEqual(['2026-08-03', true]);
    const back = { uuid: vows.uuid, dueOn: vows.dueOn, isChosen: false };
    const undone = await owner.checklist.moveTasks({ changes: [back] });
    expect(taskOf(undone, 'vows')).toMatchObject({ dueOn: vows.dueOn, isDueChosen: false });
  });

  it('has comments: sent twice they are one, and only one’s own are taken back', async () => {
    const owner = await couple();
    const partner = await world.join(owner, 'PARTNER');
    const { uuid } = await add(owner);
    const requestUuid = randomUUID();
    const wish = { uuid, requestUuid, text: 'Ask about the piano' };
    await partner.checklist.commentTask(wish);
    const { tasks } = await partner.checklist.commentTask(wish);
    const commented = tasks.find((task) => task.uuid === uuid);
    expect(commented?.comments).toMatchObject([{ userUuid: partner.userId, text: 'Ask about the piano' }]);
    const removal = { uuid: requestUuid, isRemoved: true };
    expect(await refusal(owner.checklist.removeComment(removal))).toBe('checklist.not_found');
    const without = await partner.checklist.removeComment(removal);
    expect(without.tasks.find((task) => task.uuid === uuid)?.comments).toEqual([]);
    const back = await partner.checklist.removeComment({ ...removal, isRemoved: false });
    expect(back.tasks.find((task) => task.uuid === uuid)?.comments).toHaveLength(1);
  });

  it('loses the turn of who leaves', async () => {
    const owner = await couple();
    const family = await world.join(owner, 'FAMILY');
    const { uuid } = await add(owner, {}, [family.userId]);
    await owner.api.actOnInvitation({ uuid: family.invitationUuid, action: 'remove' });
    const { tasks } = await owner.checklist.readChecklist();
    expect(tasks.find((task) => task.uuid === uuid)?.assignees).toEqual([]);
  });
});
