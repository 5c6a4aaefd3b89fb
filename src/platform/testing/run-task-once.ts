import type { TaskHandler } from '#platform/jobs/task.ts';
import { createLog } from '#platform/log.ts';

/** One run of a task, as the queue would start it. */
export async function runTaskOnce(
  handlers: readonly TaskHandler[],
  name: string,
  payload: unknown = {},
): Promise<void> {
  const handler = handlers.find((each) => each.name === name);
  if (!handler) throw new Error(`There is no task ${name}.`);
  await handler.run(payload, { log: createLog('silent'), jobKey: undefined, attempt: 1 });
}
