import { z } from 'zod';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountPart } from './account-parts.ts';
import { DELETE_FILES_TASK } from './delete-account.ts';
import { deleteExpiredEmailChanges } from './email-changes.store.ts';
import { buildExport, EXPORT_TASK } from './export-account.ts';
import { deleteExport, listExpiredExports } from './exports.store.ts';
import { endAbandonedImpersonations } from './impersonations.store.ts';
import { deleteExpiredResets } from './passwords.store.ts';
import { deleteExpiredSessions } from './store.ts';
import { GUESSES_TASK, tellOfGuesses } from './tell-of-guesses.ts';

const filesPayload = z.object({ fileKeys: z.array(z.string()) });
const guessesPayload = z.object({ email: z.string() });
const exportPayload = z.object({ exportId: z.uuid() });

export function identityJobs(platform: Platform, parts: AccountPart[]): CapabilityJobs {
  const { db, clock, files } = platform;
  return {
    tasks: {
      [EXPORT_TASK]: (payload) => buildExport(platform, parts, exportPayload.parse(payload).exportId),
      [DELETE_FILES_TASK]: async (payload) => {
        for (const fileKey of filesPayload.parse(payload).fileKeys) await files.delete(fileKey);
      },
      [GUESSES_TASK]: (payload) => tellOfGuesses(platform, guessesPayload.parse(payload).email),
      'identity.purge-expired': async () => {
        const now = clock.now();
        await endAbandonedImpersonations(db, now);
        await deleteExpiredSessions(db, now);
        await deleteExpiredEmailChanges(db, now);
        await deleteExpiredResets(db, now);
        for (const row of await listExpiredExports(db, now)) {
          if (row.fileKey) await files.delete(row.fileKey);
          await deleteExport(db, row.id);
        }
      },
    },
    cron: [{ task: 'identity.purge-expired', pattern: '17 * * * *' }],
  };
}
