import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

export const runTask = defineTask('seating-run', z.object({ runUuid: z.uuid() }));
export const MOST_TRIES = 3;
