import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { warningsDue } from '../../rules/expiration.ts';
import { DAY_MS, TIMERS } from '../../rules/inquiry-timers.ts';
import { changeInquiry } from '../change-inquiry.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { warnExpirationTask } from '../tasks.ts';
import { listUnwarned } from '../timers.store.ts';

/** Tells vendors of leads that end soon, on each of the days once; a job that was late sends only the last warning. */
export async function warnOfExpiration(deps: Pick<Platform, 'db' | 'clock' | 'events'>): Promise<void> {
  const now = deps.clock.now();
  const moments = TIMERS.expirationWarningDays.map((days) => new Date(now.getTime() - days * DAY_MS));
  await eachInTurn(
    deps,
    (tx, limit) => listUnwarned(tx, moments, limit),
    async (tx, inquiry) => {
      const expirationWarnings = warningsDue(inquiry, now);
      if (expirationWarnings <= inquiry.expirationWarnings) return;
      const inquiryUuid = inquiry.uuid;
      const day = TIMERS.expirationWarningDays[expirationWarnings - 1];
      if (day === undefined) return;
      await changeInquiry(tx, deps, inquiry, { expirationWarnings });
      await enqueueJob(
        tx,
        warnExpirationTask,
        { inquiryUuid, day },
        { jobKey: `warn:${inquiryUuid}:${day}` },
      );
    },
  );
}
