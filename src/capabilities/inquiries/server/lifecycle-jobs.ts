import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Credits } from './credits.port.ts';
import { deliverInquiry } from './deliver-inquiry.ts';
import { deliverWaiting } from './deliver-waiting.ts';
import { escalateHeld } from './escalate-held.ts';
import { expireInquiries } from './expire-inquiries.ts';
import { refreshLeadSearch } from './refresh-lead-search.ts';
import { releaseVerified } from './release-verified.ts';
import type { ActDeps } from './take-step.ts';
import { deliverTask, releaseSenderTask } from './tasks.ts';
import { wakeSnoozed } from './wake-snoozed.ts';
import { warnOfExpiration } from './warn-of-expiration.ts';

const every = (name: string, cron: string, run: () => Promise<void>) =>
  handleTask(defineTask(`inquiries.${name}`), run, { cron });

/** Whatever happens to inquiries without anybody pressing anything. */
export function lifecycleJobs(platform: ActDeps, credits: Credits): TaskHandler[] {
  const deps = { ...platform, credits };
  return [
    handleTask(deliverTask, ({ inquiryUuid }) => deliverInquiry(deps, inquiryUuid)),
    handleTask(releaseSenderTask, ({ userId }) => releaseVerified(deps, userId)),
    every('deliver-waiting', '13 * * * *', () => deliverWaiting(deps)),
    every('release-verified', '19 * * * *', () => releaseVerified(deps)),
    every('expire', '*/15 * * * *', () => expireInquiries(deps)),
    every('find-expiring', '23 * * * *', () => warnOfExpiration(deps)),
    every('wake-snoozed', '*/5 * * * *', () => wakeSnoozed(deps)),
    every('escalate-held', '29 * * * *', () => escalateHeld(deps)),
    handleTask(defineTask('inquiries.refresh-lead-search'), () => refreshLeadSearch(deps), {
      cron: '37 * * * *',
      // Leads of an older version become findable without waiting for the hour.
      atStart: true,
    }),
  ];
}
