import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

/** Collects a person's data into an archive. */
export const buildExportTask = defineTask('identity.build-export', z.object({ exportId: z.uuid() }));
/** Removes the archives of a deleted account. */
export const deleteFiles = defineTask('identity.delete-files', z.object({ fileKeys: z.array(z.string()) }));
/** Tells the owner that somebody guesses at the password. */
export const tellOfGuessesTask = defineTask('identity.tell-of-guesses', z.object({ email: z.string() }));
/** Tells the owner that somebody guesses at the second factor. */
export const tellOfCodeGuessesTask = defineTask(
  'identity.tell-of-code-guesses',
  z.object({ userId: z.uuid() }),
);
