import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { tellFreedTask } from './freed/free-chairs.ts';
import { tellFreed } from './freed/tell-freed.ts';
import { doRun } from './runs/do-run.ts';
import type { Prover } from './runs/prover.port.ts';
import { MOST_TRIES, runTask } from './runs/run-task.ts';
import { sweepSeating } from './sweep-seating.ts';

const sweepTask = defineTask('seating-sweep');

export function seatingJobs(
  platform: Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  prover: Prover,
): TaskHandler[] {
  return [
    handleTask(runTask, ({ runUuid }, { attempt }) =>
      doRun(platform, prover, { runUuid, isLastTry: attempt >= MOST_TRIES }),
    ),
    handleTask(tellFreedTask, ({ weddingId }) => tellFreed(platform, weddingId)),
    handleTask(sweepTask, () => sweepSeating(platform), { cron: '35 5 * * *' }),
  ];
}
