import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

export const hearEventTask = defineTask(
  'payments.hear-event',
  z.object({ provider: z.string(), eventId: z.string() }),
);
export const sendRefundTask = defineTask('payments.send-refund', z.object({ refundId: z.uuid() }));
export const detachMethodTask = defineTask('payments.detach-method', z.object({ methodRef: z.string() }));
export const askAgainTask = defineTask('payments.ask-again');
export const expireTask = defineTask('payments.expire');
export const retryRefundsTask = defineTask('payments.retry-refunds');
/** Yesterday, unless a day is named. */
export const reconcileTask = defineTask('payments.reconcile', z.object({ day: z.iso.date().optional() }));
export const purgeEventsTask = defineTask('payments.purge-events');
