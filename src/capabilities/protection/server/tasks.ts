import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

/** Something happened by which a lead's credits may come back. */
export const checkLeadTask = defineTask('protection.check-lead', z.object({ inquiryUuid: z.string() }));
