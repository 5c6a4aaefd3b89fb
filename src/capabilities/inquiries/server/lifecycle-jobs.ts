import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { deliverInquiry } from './delivery/deliver-inquiry.ts';
import { deliverWaiting } from './delivery/deliver-waiting.ts';
import { expireInquiries } from './expire-inquiries.ts';
import { escalateHeld } from './moderation/escalate-held.ts';
import { settleVerdicts } from './moderation/settle-verdicts.ts';
import { warnOfExpiration } from './notifications/warn-of-expiration.ts';
import { releaseVerified } from './sending/release-verified.ts';
import type { ActDeps } from './take-step.ts';
import { deliverTask, releaseSenderTask, settleVerdictsTask } from './tasks.ts';

const every = (name: string, cron: string, run: () => Promise<void>) =>
  handleTask(defineTask(`inquiries.${name}`), run, { cron });

/** Whatever happens to inquiries without anybody pressing anything. */
export function lifecycleJobs(deps: ActDeps): TaskHandler[] {
  return [
    handleTask(deliverTask, ({ inquiryUuid }) => deliverInquiry(deps, inquiryUuid)),
    handleTask(releaseSenderTask, ({ userId }) => releaseVerified(deps, userId)),
    handleTask(settleVerdictsTask, () => settleVerdicts(deps), { cron: '* * * * *' }),
    every('deliver-waiting', '13 * * * *', () => deliverWaiting(deps)),
    every('release-verified', '19 * * * *', () => releaseVerified(deps)),
    every('expire', '*/15 * * * *', () => expireInquiries(deps)),
    every('find-expiring', '23 * * * *', () => warnOfExpiration(deps)),
    every('escalate-held', '29 * * * *', () => escalateHeld(deps)),
  ];
}
