import { z } from 'zod';
import { defineTask } from '#platform/jobs/task.ts';

const ofInquiry = z.object({ inquiryUuid: z.uuid() });

/** Tells the other side of one event by mail or text message. */
export const notifyTask = defineTask(
  'inquiries.notify',
  ofInquiry.extend({ seq: z.number().int().positive() }),
);
/** Tells a side of several messages that it has not seen, in one mail. */
export const tellFoldedTask = defineTask(
  'inquiries.tell-folded',
  ofInquiry.extend({
    to: z.enum(['COUPLE', 'VENDOR']),
    firstSeq: z.number().int().positive(),
    stretch: z.number().int().min(0),
  }),
);
/** Tells a vendor that a lead ends soon. */
export const warnExpirationTask = defineTask(
  'inquiries.warn-expiration',
  ofInquiry.extend({ day: z.number().int().positive() }),
);
/** Prices and hands over one inquiry that was cleared. */
export const deliverTask = defineTask('inquiries.deliver', ofInquiry);
/** Does what staff decided, once it can no longer be undone. */
export const settleVerdictsTask = defineTask('inquiries.settle-verdicts');
/** Lets go what waited for this person's email address. */
export const releaseSenderTask = defineTask('inquiries.release-sender', z.object({ userId: z.uuid() }));
