import { z } from 'zod';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import { DIGEST_HOUR, sendDigests } from './digest.ts';
import { NOTIFY_TASK, WARN_EXPIRATION_TASK } from './job-names.ts';
import { type NoticeDeps, notifyOfEvent, notifyOfExpiration } from './notify-inquiry.ts';
import { tellBookings } from './tell-bookings.ts';

const DIGEST_TASK = 'inquiries.send-digests';
const TELL_BOOKINGS_TASK = 'inquiries.tell-bookings';

const eventPayload = z.object({ inquiryUuid: z.uuid(), seq: z.number().int().positive() });
const warningPayload = z.object({ inquiryUuid: z.uuid(), day: z.number().int().positive() });

/** Whatever people are told of inquiries by mail and text message. */
export function noticeTasks(deps: NoticeDeps): CapabilityJobs {
  return {
    tasks: {
      [NOTIFY_TASK]: (payload) => notifyOfEvent(deps, eventPayload.parse(payload)),
      [WARN_EXPIRATION_TASK]: (payload) => notifyOfExpiration(deps, warningPayload.parse(payload)),
      [DIGEST_TASK]: () => sendDigests(deps),
      [TELL_BOOKINGS_TASK]: () => tellBookings(deps),
    },
    cron: [
      { task: DIGEST_TASK, pattern: `0 ${DIGEST_HOUR} * * *` },
      { task: TELL_BOOKINGS_TASK, pattern: '* * * * *' },
    ],
  };
}
