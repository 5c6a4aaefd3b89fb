import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { sweepPhotos } from './sweep-photos.ts';

const sweep = defineTask('photo-wall-sweep');

export function photoWallJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  return [handleTask(sweep, async () => void (await sweepPhotos({ db, clock })), { cron: '20 * * * *' })];
}
