import { describe, expect, test } from 'vitest';
import { mergeJobs } from './task-list.ts';

const noop = async () => undefined;

describe('merging jobs', () => {
  test('puts tasks and schedules of all capabilities together', () => {
    const merged = mergeJobs([
      { tasks: { first: noop }, cron: [{ task: 'first', pattern: '0 4 * * *' }] },
      { tasks: { second: noop } },
    ]);
    expect(Object.keys(merged.tasks)).toEqual(['first', 'second']);
    expect(merged.cron).toEqual([{ task: 'first', pattern: '0 4 * * *' }]);
  });

  test('refuses a task that is defined twice', () => {
    expect(() => mergeJobs([{ tasks: { same: noop } }, { tasks: { same: noop } }])).toThrow('defined twice');
  });

  test('refuses a schedule without its task', () => {
    expect(() => mergeJobs([{ tasks: {}, cron: [{ task: 'lost', pattern: '* * * * *' }] }])).toThrow('lost');
  });
});
