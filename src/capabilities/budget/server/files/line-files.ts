import { fail, ok, type Result } from '#base/result.ts';
import { inspectAttachment, keepAttachment, readAttachment } from '#capabilities/media/server/index.ts';
import { demandAbility, enterWedding, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { BudgetAnswer } from '../../contract.ts';
import { tellBudgetChanged } from '../write-change.ts';
import { fileKey } from './file-jobs.ts';
import { countFiles, deleteFileRow, findFile, hasLine, insertFile, putFileAway } from './files.store.ts';

const MOST_FILES = 200;

type FileAnswer = BudgetAnswer['files'][number];

const missing = () => fail('attachment.not_found', 'This file is no longer available.');

/** Keeps a contract or a receipt with a line: the row first, then the file, so that nothing lies about that nobody knows of. */
export async function addFile(
  platform: Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>,
  actor: SignedInActor,
  { uuid: lineUuid, name, content }: { uuid: string; name: string; content: Uint8Array },
): Promise<Result<FileAnswer>> {
  const { db, clock, files } = platform;
  // Nobody's file is looked at who could not keep it.
  const allowed = demandAbility(await membershipOf(db, actor.userId), 'edit-budget');
  if (!allowed.ok) return allowed;
  const inspected = await inspectAttachment(platform, name, content);
  if (!inspected.ok) return inspected;
  const file = { uuid: clock.uuid(), lineUuid, ...inspected.value.attachment };
  const begun = await transact(db, async (tx): Promise<Result<{ weddingId: string; addedAt: Date }>> => {
    const entered = await enterWedding(tx, actor, 'edit-budget');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    if (!(await hasLine(tx, weddingId, lineUuid))) {
      return fail('budget.not_found', 'This line is no longer in your budget.');
    }
    if ((await countFiles(tx, weddingId)) >= MOST_FILES) {
      return fail('budget.full', `A budget keeps ${MOST_FILES} files. Take some away first.`);
    }
    const addedAt = clock.now();
    await insertFile(tx, { ...file, weddingId, addedBy: actor.userId, addedAt });
    await tellBudgetChanged(tx, weddingId);
    return ok({ weddingId, addedAt });
  });
  if (!begun.ok) return begun;
  const { weddingId, addedAt } = begun.value;
  try {
    const key = fileKey({ weddingId, uuid: file.uuid });
    await keepAttachment({ files }, { key, mediaType: file.mediaType, content: inspected.value.content });
  } catch (error) {
    // Should that fail as well, the row says that there is a file, and reading it says that there is none.
    await deleteFileRow(db, file.uuid).catch(() => undefined);
    throw error;
  }
  return ok({ ...file, addedAt: addedAt.toISOString() });
}

export async function readFile(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<File>> {
  const allowed = demandAbility(await membershipOf(db, userId), 'see-budget');
  if (!allowed.ok) return allowed;
  const row = await findFile(db, allowed.value.weddingId, uuid);
  const file = row && (await readAttachment({ files }, { key: fileKey(row), ...row }));
  return file ? ok(file) : missing();
}

export function removeFile(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<{ removed: boolean }>> {
  return transact(db, async (tx): Promise<Result<{ removed: boolean }>> => {
    const entered = await enterWedding(tx, actor, 'edit-budget');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    if (!(await findFile(tx, weddingId, uuid))) return missing();
    await putFileAway(tx, uuid, clock.now());
    await tellBudgetChanged(tx, weddingId);
    return ok({ removed: true });
  });
}
