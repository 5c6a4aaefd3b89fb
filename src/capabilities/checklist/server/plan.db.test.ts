import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
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

async function couple() {
  const owner = await world.addOwner('Maya');
  await owner.api.saveWedding({ weddingDate: WEDDING });
  return owner;
}

async function add(helper: Helper, more: Partial<typeof NEW_TASK> = {}) {
  const requestUuid = randomUUID();
  const list = await helper.checklist.addTask({ ...NEW_TASK, ...more, requestUuid, userUuids: [] });
  const task = list.tasks.find(({ uuid }) => uuid === requestUuid);
  if (!task) throw new Error('A task was added.');
  return task;
}

describe('the plan', () => {
  it('brings and takes tasks; what is done, edited, talked about or own stays', async () => {
    const owner = await couple();
    const own = await add(owner);
    const read = await owner.checklist.readChecklist();
    await owner.checklist.tickTask({ uuid: taskOf(read, 'book-band-dj').uuid, isDone: true });
    const party = taskOf(read, 'wedding-party');
    const noted = { ...NEW_TASK, title: party.title, dueOn: party.dueOn, note: 'Ask Ana' };
    await owner.checklist.saveTask({ ...noted, uuid: party.uuid, version: party.version });
    const talked = taskOf(read, 'seating-chart');
    await owner.checklist.commentTask({ uuid: talked.uuid, requestUuid: randomUUID(), text: 'Round tables' });
    const taken = taskOf(read, 'music-list');
    await owner.checklist.removeTask({ uuid: taken.uuid, isRemoved: true });
    const small = await owner.checklist.savePlan({ templates: ['ELOPEMENT'] });
    const keys = small.tasks.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(['book-band-dj', 'wedding-party', 'seating-chart', 'elope-place']),
    );
    expect(small.tasks.map(({ uuid }) => uuid)).toContain(own.uuid);
    expect(keys).not.toContain('book-caterer');
    const large = await owner.checklist.savePlan({ templates: ['ELOPEMENT', 'CLASSIC', 'JEWISH'] });
    expect(large.templates).toEqual(['CLASSIC', 'JEWISH']);
    const all = large.tasks.map(({ key }) => key);
    expect(all).toEqual(expect.arrayContaining(['book-caterer', 'jewish-ketubah']));
    expect(new Set(large.tasks.map(({ uuid }) => uuid)).size).toBe(large.tasks.length);
    // Nobody did anything to it, so it goes with its plan; what was taken off stays off.
    expect(all).not.toContain('elope-place');
    expect(taskOf(large, 'music-list').isRemoved).toBe(true);
  });
});

describe('another wedding day', () => {
  it('moves what nobody chose a day for and is not done; the rest stays', async () => {
    const owner = await couple();
    const read = await owner.checklist.readChecklist();
    const done = taskOf(read, 'rings');
    const chosen = taskOf(read, 'vows');
    await owner.checklist.tickTask({ uuid: done.uuid, isDone: true });
    const change = { uuid: chosen.uuid, dueOn: '2026-09-09', isChosen: true };
    await owner.checklist.moveTasks({ changes: [change] });
    const own = await add(owner, { dueOn: '2026-10-10' });
    const later = addDays(calendarDate(WEDDING), 100);
    await owner.api.saveWedding({ weddingDate: later });
    const moved = await owner.checklist.readChecklist();
    expect(taskOf(moved, 'wedding-day').dueOn).toBe(later);
    expect(taskOf(moved, 'rings').dueOn).toBe(done.dueOn);
    expect(taskOf(moved, 'vows').dueOn).toBe('2026-09-09');
    expect(moved.tasks.find(({ uuid }) => uuid === own.uuid)?.dueOn).toBe('2026-10-10');
    await owner.api.saveWedding({ weddingDate: null });
    const open = await owner.checklist.readChecklist();
    expect(taskOf(open, 'wedding-day').dueOn).toBeNull();
    expect(taskOf(open, 'vows').dueOn).toBe('2026-09-09');
    await owner.api.saveWedding({ weddingDate: WEDDING });
    const back = await owner.checklist.readChecklist();
    expect(taskOf(back, 'wedding-day').dueOn).toBe(WEDDING);
  });
});
