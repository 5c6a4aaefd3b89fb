import { z } from 'zod';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import type { Platform } from '#platform/platform.ts';
import { DELETE_FILES_TASK } from './delete-picture.ts';
import { SWEEP_TASK } from './ingest-picture.ts';
import { pictureFolder } from './picture-keys.ts';
import { findAsset } from './store.ts';

const filesPayload = z.object({ ids: z.array(z.uuid()) });
const sweepPayload = z.object({ id: z.uuid() });

export function mediaJobs({ db, files }: Pick<Platform, 'db' | 'files'>): CapabilityJobs {
  return {
    tasks: {
      [DELETE_FILES_TASK]: async (payload) => {
        for (const id of filesPayload.parse(payload).ids) await files.deleteBelow(pictureFolder(id));
      },
      [SWEEP_TASK]: async (payload) => {
        const { id } = sweepPayload.parse(payload);
        if (!(await findAsset(db, id))) await files.deleteBelow(pictureFolder(id));
      },
    },
  };
}
