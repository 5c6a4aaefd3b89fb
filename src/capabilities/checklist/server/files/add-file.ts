import { ok, type Result } from '#base/result.ts';
import { inspectAttachment, keepAttachment } from '#capabilities/media/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Checklist } from '../../contract.ts';
import { MOST_FILES } from '../../rules/checklist-limits.ts';
import { changeChecklist } from '../change-checklist.ts';
import { changeTask } from '../change-task.ts';
import { filesFull, taskMissing } from '../failures.ts';
import { readChecklist } from '../read-checklist.ts';
import { fileKey } from './file-key.ts';
import { countFiles, deleteFile, insertFile, updateFile } from './files.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>;
type Upload = { uuid: string; name: string; content: Uint8Array };

/** Nobody's file is looked at who could not attach it; under the lock it is asked again. */
async function demandTask(deps: Deps, actor: SignedInActor, taskUuid: string): Promise<Result<unknown>> {
  const member = await membershipOf(deps.db, actor.userId);
  const allowed = member ? demandAbility(member, 'edit-checklist') : ok(undefined);
  if (!allowed.ok) return allowed;
  const list = await readChecklist(deps, actor);
  if (!list.ok) return list;
  return list.value.tasks.some(({ uuid }) => uuid === taskUuid) ? ok(undefined) : taskMissing();
}

/** The row first, then the file, then that it is there: of whatever breaks off in between, the sweep knows. */
export async function addFile(
  deps: Deps,
  actor: SignedInActor,
  { uuid: taskUuid, name, content }: Upload,
): Promise<Result<Checklist>> {
  const allowed = await demandTask(deps, actor, taskUuid);
  if (!allowed.ok) return allowed;
  const inspected = await inspectAttachment(deps, name, content);
  if (!inspected.ok) return inspected;
  const { attachment } = inspected.value;
  const uuid = deps.clock.uuid();
  let weddingId = '';
  const begun = await changeTask(deps, actor, taskUuid, async (task, { tx, member, now }) => {
    if ((await countFiles(tx, taskUuid)) >= MOST_FILES) return filesFull();
    weddingId = task.weddingId;
    await insertFile(tx, {
      ...{ ...attachment, uuid, taskUuid, weddingId, uploadedBy: member.userId, createdAt: now },
    });
    return ok(undefined);
  });
  if (!begun.ok) return begun;
  const key = fileKey({ weddingId, uuid });
  try {
    await keepAttachment(deps, { key, mediaType: attachment.mediaType, content: inspected.value.content });
  } catch (error) {
    // Should that fail as well, the sweep takes it.
    await deleteFile(deps.db, uuid).catch(() => undefined);
    throw error;
  }
  return changeChecklist(deps, actor, async ({ tx, now }) => {
    await updateFile(tx, uuid, { keptAt: now });
    return ok(undefined);
  });
}
