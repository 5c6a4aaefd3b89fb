import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { checklistContract } from '../contract.ts';
import { addTask } from './add-task.ts';
import { assignTask } from './assign-task.ts';
import { commentTask, removeComment } from './comment-task.ts';
import { addFile } from './files/add-file.ts';
import { downloadFile } from './files/download-file.ts';
import { removeFile } from './files/remove-file.ts';
import { moveTasks } from './move-tasks.ts';
import { readChecklist } from './read-checklist.ts';
import { removeTask } from './remove-task.ts';
import { savePlan } from './save-plan.ts';
import { saveTask } from './save-task.ts';
import { snoozeTask } from './snooze-task.ts';
import { tickTask } from './tick-task.ts';

export function checklistRoutes(platform: Pick<Platform, 'db' | 'clock' | 'files' | 'scanner' | 'log'>) {
  const os = implement(checklistContract).$context<RequestContext>().use(guard);
  return {
    readChecklist: os.readChecklist.handler(async ({ context }) =>
      unwrap(await readChecklist(platform, signedIn(context))),
    ),
    addTask: os.addTask.handler(async ({ context, input }) =>
      unwrap(await addTask(platform, signedIn(context), input)),
    ),
    saveTask: os.saveTask.handler(async ({ context, input }) =>
      unwrap(await saveTask(platform, signedIn(context), input)),
    ),
    tickTask: os.tickTask.handler(async ({ context, input }) =>
      unwrap(await tickTask(platform, signedIn(context), input)),
    ),
    moveTasks: os.moveTasks.handler(async ({ context, input }) =>
      unwrap(await moveTasks(platform, signedIn(context), input)),
    ),
    snoozeTask: os.snoozeTask.handler(async ({ context, input }) =>
      unwrap(await snoozeTask(platform, signedIn(context), input)),
    ),
    removeTask: os.removeTask.handler(async ({ context, input }) =>
      unwrap(await removeTask(platform, signedIn(context), input)),
    ),
    assignTask: os.assignTask.handler(async ({ context, input }) =>
      unwrap(await assignTask(platform, signedIn(context), input)),
    ),
    commentTask: os.commentTask.handler(async ({ context, input }) =>
      unwrap(await commentTask(platform, signedIn(context), input)),
    ),
    removeComment: os.removeComment.handler(async ({ context, input }) =>
      unwrap(await removeComment(platform, signedIn(context), input)),
    ),
    addFile: os.addFile.handler(async ({ context, input: { params, body } }) => {
      const content = new Uint8Array(await body.arrayBuffer());
      return unwrap(await addFile(platform, signedIn(context), { ...params, content }));
    }),
    downloadFile: os.downloadFile.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await downloadFile(platform, signedIn(context), input.uuid))),
    ),
    removeFile: os.removeFile.handler(async ({ context, input }) =>
      unwrap(await removeFile(platform, signedIn(context), input)),
    ),
    savePlan: os.savePlan.handler(async ({ context, input }) =>
      unwrap(await savePlan(platform, signedIn(context), input)),
    ),
  };
}
