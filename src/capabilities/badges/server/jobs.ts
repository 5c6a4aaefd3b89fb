import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { decideAwards } from './awards/decide-awards.ts';
import type { CountDeps } from './count/count-day.ts';
import { countNights } from './count/count-nights.ts';

const countTask = defineTask('badges.count-nights');
const decideTask = defineTask('badges.decide-awards');

/** By then the day is over in Honolulu, too: views are counted by the clock where a business is. */
export function badgesJobs(deps: CountDeps): TaskHandler[] {
  return [
    handleTask(countTask, () => countNights(deps), { cron: '10 10 * * *' }),
    handleTask(decideTask, () => decideAwards(deps), { cron: '40 10 * * *' }),
  ];
}
