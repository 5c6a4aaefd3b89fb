import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

export const deliverMessage = defineTask('deliver-message', z.object({ messageId: z.uuid() }));
/** With the queue's growing pauses these span more than three hours. */
export const DELIVERY_ATTEMPTS = 10;
