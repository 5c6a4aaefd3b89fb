import { z } from 'zod';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import type { Platform } from '#platform/platform.ts';
import type { Credits } from './credits.port.ts';
import { deliverInquiry } from './deliver-inquiry.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { escalateHeld } from './escalate-held.ts';
import { expireInquiries } from './expire-inquiries.ts';
import { DELIVER_TASK, REFRESH_LEAD_SEARCH_TASK, RELEASE_SENDER_TASK } from './job-names.ts';
import { refreshLeadSearch } from './refresh-lead-search.ts';
import { releaseVerified } from './release-verified.ts';
import { wakeSnoozed } from './wake-snoozed.ts';
import { warnOfExpiration } from './warn-of-expiration.ts';

const DELIVER_WAITING_TASK = 'inquiries.deliver-waiting';
const RELEASE_VERIFIED_TASK = 'inquiries.release-verified';
const EXPIRE_TASK = 'inquiries.expire';
const FIND_EXPIRING_TASK = 'inquiries.find-expiring';
const WAKE_TASK = 'inquiries.wake-snoozed';
const ESCALATE_TASK = 'inquiries.escalate-held';

const inquiryPayload = z.object({ inquiryUuid: z.uuid() });
const senderPayload = z.object({ userId: z.uuid() });

/** Whatever happens to inquiries without anybody pressing anything. */
export function lifecycleJobs(platform: Pick<Platform, 'db' | 'clock'>, credits: Credits): CapabilityJobs {
  const deps = { ...platform, credits };
  return {
    tasks: {
      [DELIVER_TASK]: (payload) => deliverInquiry(deps, inquiryPayload.parse(payload).inquiryUuid),
      [DELIVER_WAITING_TASK]: () => deliverWaiting(deps),
      [RELEASE_SENDER_TASK]: (payload) => releaseVerified(deps, senderPayload.parse(payload).userId),
      [RELEASE_VERIFIED_TASK]: () => releaseVerified(deps),
      [EXPIRE_TASK]: () => expireInquiries(deps),
      [FIND_EXPIRING_TASK]: () => warnOfExpiration(deps),
      [WAKE_TASK]: () => wakeSnoozed(deps),
      [ESCALATE_TASK]: () => escalateHeld(deps),
      [REFRESH_LEAD_SEARCH_TASK]: () => refreshLeadSearch(deps),
    },
    cron: [
      { task: DELIVER_WAITING_TASK, pattern: '13 * * * *' },
      { task: RELEASE_VERIFIED_TASK, pattern: '19 * * * *' },
      { task: EXPIRE_TASK, pattern: '*/15 * * * *' },
      { task: FIND_EXPIRING_TASK, pattern: '23 * * * *' },
      { task: WAKE_TASK, pattern: '*/5 * * * *' },
      { task: ESCALATE_TASK, pattern: '29 * * * *' },
      { task: REFRESH_LEAD_SEARCH_TASK, pattern: '37 * * * *' },
    ],
  };
}
