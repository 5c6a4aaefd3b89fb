import { handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { pictureFolder } from './picture-keys.ts';
import { findAsset } from './store.ts';
import { deleteFiles, sweepUnfinished } from './tasks.ts';

export function mediaJobs({ db, files }: Pick<Platform, 'db' | 'files'>): TaskHandler[] {
  return [
    handleTask(deleteFiles, async ({ ids }) => {
      for (const id of ids) await files.deleteBelow(pictureFolder(id));
    }),
    handleTask(sweepUnfinished, async ({ id }) => {
      if (!(await findAsset(db, id))) await files.deleteBelow(pictureFolder(id));
    }),
  ];
}
