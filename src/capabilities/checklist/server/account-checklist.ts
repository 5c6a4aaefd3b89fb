import type { Tx } from '#platform/database/database.ts';
import { deleteCommentsBy, listCommentsBy } from './comments.store.ts';
import { listFilesBy } from './files/files.store.ts';

/** For the archive of a person: what they wrote and attached. */
export async function collectChecklist(tx: Tx, userId: string) {
  const comments = await listCommentsBy(tx, userId);
  const files = await listFilesBy(tx, userId);
  return {
    comments: comments.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() })),
    files: files.map(({ at, ...file }) => ({ ...file, at: at.toISOString() })),
  };
}

/** Their words go; files and tasks stay for the others who plan the wedding, without a name to them. */
export async function forgetChecklist(tx: Tx, userId: string): Promise<void> {
  await deleteCommentsBy(tx, userId);
}
