import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountPart } from './account-parts.ts';
import { deleteExpiredEmailChanges } from './email-changes.store.ts';
import { buildExport } from './export-account.ts';
import { deleteExport, listExpiredExports } from './exports.store.ts';
import { endAbandonedImpersonations } from './impersonations.store.ts';
import { deleteExpiredResets } from './passwords.store.ts';
import { deleteExpiredSessions } from './store.ts';
import { buildExportTask, deleteFiles, tellOfCodeGuessesTask, tellOfGuessesTask } from './tasks.ts';
import { tellOfCodeGuesses, tellOfGuesses } from './tell-of-guesses.ts';

const purgeExpiredTask = defineTask('identity.purge-expired');

async function purgeExpired({ db, clock, files }: Platform): Promise<void> {
  const now = clock.now();
  await endAbandonedImpersonations(db, now);
  await deleteExpiredSessions(db, now);
  await deleteExpiredEmailChanges(db, now);
  await deleteExpiredResets(db, now);
  for (const row of await listExpiredExports(db, now)) {
    if (row.fileKey) await files.delete(row.fileKey);
    await deleteExport(db, row.id);
  }
}

export function identityJobs(platform: Platform, parts: AccountPart[]): TaskHandler[] {
  return [
    handleTask(buildExportTask, ({ exportId }) => buildExport(platform, parts, exportId)),
    handleTask(deleteFiles, async ({ fileKeys }) => {
      for (const fileKey of fileKeys) await platform.files.delete(fileKey);
    }),
    handleTask(tellOfGuessesTask, ({ email }) => tellOfGuesses(platform, email)),
    handleTask(tellOfCodeGuessesTask, ({ userId }) => tellOfCodeGuesses(platform, userId)),
    handleTask(purgeExpiredTask, () => purgeExpired(platform), { cron: '17 * * * *' }),
  ];
}
