import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { notifyTask, tellFoldedTask, warnExpirationTask } from '../tasks.ts';
import type { NoticeDeps } from './compose-notice.ts';
import { notifyOfEvent, notifyOfExpiration, notifyOfFolded } from './notify-inquiry.ts';
import { tellBookings } from './tell-bookings.ts';

const tellBookingsTask = defineTask('inquiries.tell-bookings');

/** Whatever people are told of inquiries by mail and text message. */
export function noticeTasks(deps: NoticeDeps): TaskHandler[] {
  return [
    handleTask(notifyTask, (event) => notifyOfEvent(deps, event)),
    handleTask(tellFoldedTask, (fold) => notifyOfFolded(deps, fold)),
    handleTask(warnExpirationTask, (warning) => notifyOfExpiration(deps, warning)),
    handleTask(tellBookingsTask, () => tellBookings(deps), { cron: '* * * * *' }),
  ];
}
