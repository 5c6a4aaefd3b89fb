import { ok, type Result } from '#base/result.ts';
import { inspectAttachment, keepAttachment } from '#capabilities/media/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Checklist } from '../../contract.ts';
import { MOST_FILES } from '../../rules/checklist-limits.ts';
import { changeChecklist } from '../change-checklist.ts';
import { changeTask } from '../change-task.ts';
import { filesFull } from '../failures.ts';
import { fileKey } from './file-key.ts';
import { countFiles, deleteFile, insertFile, updateFile } from './files.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>;
type Upload = { uuid: string; name: string; content: Uint8Array };

/** The row first, then the file, then that it is there: of whatever breaks off in between, the sweep knows. */
export async function addFile(
  deps: Deps,
  actor: SignedInActor,
  { uuid: taskUuid, name, content }: Upload,
): Promise<Result<Checklist>> {
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
