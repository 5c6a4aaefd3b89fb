import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { DIGEST_HOUR } from '../rules/digest-time.ts';
import type { CollectDigest } from './digest-part.ts';
import { type DigestDeps, sendDigests } from './send-digests.ts';

/** Under the name that queues of older versions know it by. */
const sendDigestsTask = defineTask('inquiries.send-digests');

export function noticesJobs(deps: DigestDeps, collectors: readonly CollectDigest[]): TaskHandler[] {
  return [
    handleTask(sendDigestsTask, () => sendDigests(deps, collectors), { cron: `0 ${DIGEST_HOUR} * * *` }),
  ];
}
