import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { weddingEnding } from '#capabilities/weddings/events.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { transact } from '#platform/database/transact.ts';
import {
  type ChecklistWorld,
  type Helper,
  NEW_TASK,
  openChecklistWorld,
} from '../../testing/checklist-world.ts';
import { fileJobs } from './file-jobs.ts';
import { fileKey } from './file-key.ts';

let world: ChecklistWorld;

beforeAll(async () => {
  world = await openChecklistWorld();
});
afterAll(() => world.close());

const PDF = new File([Buffer.from('%PDF-1.7\na plan')], 'plan.pdf', { type: 'application/pdf' });

async function withFile(owner: Helper) {
  const uuid = randomUUID();
  await owner.checklist.addTask({ ...NEW_TASK, requestUuid: uuid, userUuids: [] });
  const { tasks } = await owner.checklist.addFile({ params: { uuid, name: 'plan.docx' }, body: PDF });
  const file = tasks.find((task) => task.uuid === uuid)?.files[0];
  if (!file) throw new Error('There is a file.');
  const { uuid: weddingId } = await owner.api.getWedding();
  return { taskUuid: uuid, file, key: fileKey({ weddingId, uuid: file.uuid }), weddingId };
}

const filesOf = async (owner: Helper, uuid: string) =>
  (await owner.checklist.readChecklist()).tasks.find((task) => task.uuid === uuid)?.files ?? [];

describe('a file of a task', () => {
  it('is kept under what it is, read by everybody of the wedding and nobody else', async () => {
    const owner = await world.addOwner('Maya');
    const { file } = await withFile(owner);
    expect(file).toMatchObject({ name: 'plan.docx.pdf', mediaType: 'application/pdf' });
    const viewer = await world.join(owner, 'VIEWER');
    const read = await viewer.checklist.downloadFile({ uuid: file.uuid });
    expect(await read.text()).toBe('%PDF-1.7\na plan');
    const stranger = await world.addOwner('Stranger');
    expect(await refusal(stranger.checklist.downloadFile({ uuid: file.uuid }))).toBe('checklist.not_found');
    const removal = { uuid: file.uuid, isRemoved: true };
    expect(await refusal(stranger.checklist.removeFile(removal))).toBe('checklist.not_found');
    expect(await refusal(viewer.checklist.removeFile(removal))).toBe('wedding.role_forbids');
  });

  it('that is none of ours is refused', async () => {
    const owner = await world.addOwner('Maya');
    const { taskUuid } = await withFile(owner);
    const page = new File(['<html>'], 'page.pdf');
    const call = owner.checklist.addFile({ params: { uuid: taskUuid, name: 'page.pdf' }, body: page });
    expect(await refusal(call)).toBe('attachment.wrong_type');
  });

  it('that finds no room leaves no row', async () => {
    const owner = await world.addOwner('Maya');
    const { taskUuid } = await withFile(owner);
    const put = vi.spyOn(world.files, 'put').mockRejectedValueOnce(new Error('no room'));
    const call = owner.checklist.addFile({ params: { uuid: taskUuid, name: 'plan.pdf' }, body: PDF });
    await expect(call).rejects.toThrow();
    put.mockRestore();
    expect(await filesOf(owner, taskUuid)).toHaveLength(1);
  });

  it('taken off is back within a day, and gone after it', async () => {
    const owner = await world.addOwner('Maya');
    const { file, key, taskUuid } = await withFile(owner);
    await owner.checklist.removeFile({ uuid: file.uuid, isRemoved: true });
    expect(await filesOf(owner, taskUuid)).toEqual([]);
    expect(await refusal(owner.checklist.downloadFile({ uuid: file.uuid }))).toBe('checklist.not_found');
    await owner.checklist.removeFile({ uuid: file.uuid, isRemoved: false });
    expect(await filesOf(owner, taskUuid)).toHaveLength(1);
    await owner.checklist.removeFile({ uuid: file.uuid, isRemoved: true });
    await tidyAfter(0);
    expect(await world.files.get(key)).toBeDefined();
    await tidyAfter(2);
    expect(await world.files.get(key)).toBeUndefined();
    const back = owner.checklist.removeFile({ uuid: file.uuid, isRemoved: false });
    expect(await refusal(back)).toBe('checklist.not_found');
  });

  it('goes with its task after a week, and with the wedding', async () => {
    const owner = await world.addOwner('Maya');
    const { key, taskUuid } = await withFile(owner);
    await owner.checklist.removeTask({ uuid: taskUuid, isRemoved: true });
    await tidyAfter(2);
    expect(await world.files.get(key)).toBeDefined();
    await tidyAfter(8);
    expect(await world.files.get(key)).toBeUndefined();
    const { tasks } = await owner.checklist.readChecklist();
    expect(tasks.some((task) => task.uuid === taskUuid)).toBe(false);
    const second = await withFile(owner);
    await transact(world.db, (tx) => world.events.emit(tx, weddingEnding, { weddingId: second.weddingId }));
    await world.runJobs();
    expect(await world.files.get(second.key)).toBeUndefined();
  });
});

async function tidyAfter(days: number): Promise<void> {
  world.moveDays(days);
  const [tidy] = fileJobs(world);
  if (tidy) await tidy.run({}, { log: world.log, jobKey: undefined, attempt: 1 });
}
