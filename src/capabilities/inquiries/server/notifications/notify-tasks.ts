import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { notifyTask, warnExpirationTask } from '../tasks.ts';
import { type NoticeDeps, notifyOfEvent, notifyOfExpiration } from './notify-inquiry.ts';
import { tellBookings } from './tell-bookings.ts';

const tellBookingsTask = defineTask('inquiries.tell-bookings');

/** Whatever people are told of inquiries by mail and text message. */
export function noticeTasks(deps: NoticeDeps): TaskHandler[] {
  return [
    handleTask(notifyTask, (event) => notifyOfEvent(deps, event)),
    handleTask(warnExpirationTask, (warning) => notifyOfExpiration(deps, warning)),
    handleTask(tellBookingsTask, () => tellBookings(deps), { cron: '* * * * *' }),
  ];
}
