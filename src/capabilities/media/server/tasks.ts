import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

/** The rows are gone with their transaction; the files follow. */
export const deleteFiles = defineTask('media.delete-files', z.object({ ids: z.array(z.uuid()) }));
/** Looks an hour after each upload began whether it became a picture. */
export const sweepUnfinished = defineTask('media.sweep-unfinished', z.object({ id: z.uuid() }));
