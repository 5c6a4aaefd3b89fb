import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '#platform/log.ts';
import { toTaskList } from './run-task.ts';
import { defineTask, handleTask } from './task.ts';

const log = createLog('silent');
const context = { log, jobKey: undefined, attempt: 1 };
const greet = defineTask('test.greet', z.object({ name: z.string() }));

test('a handler gets what its task says, and nothing else', async () => {
  const run = vi.fn(async () => undefined);
  await handleTask(greet, run).run({ name: 'Ada', more: 1 }, context);
  expect(run).toHaveBeenCalledWith({ name: 'Ada' }, context);
});

test('a payload that another version wrote otherwise is refused before the handler sees it', async () => {
  const run = vi.fn(async () => undefined);
  await expect(handleTask(greet, run).run({ title: 'Ada' }, context)).rejects.toThrow();
  expect(run).not.toHaveBeenCalled();
});

test('a task without a payload bears what the schedule adds', async () => {
  const run = vi.fn(async () => undefined);
  const sweep = handleTask(defineTask('test.sweep'), run, { cron: '0 4 * * *', atStart: true });
  expect(sweep).toMatchObject({ name: 'test.sweep', cron: '0 4 * * *', atStart: true });
  await sweep.run({ _cron: { ts: '2030-01-01' } }, context);
  expect(run).toHaveBeenCalledWith({}, context);
});

test('a task has one handler', () => {
  const handler = handleTask(greet, async () => undefined);
  expect(Object.keys(toTaskList([handler], log))).toEqual(['test.greet']);
  expect(() => toTaskList([handler, handler], log)).toThrow('test.greet has two handlers');
});
