import { expect, test, vi } from 'vitest';
import { createViewRecorder } from './view-recorder.ts';

/** As a page that was just loaded. */
function openPage(record = vi.fn(async (_key: string): Promise<unknown> => ({ recorded: true }))) {
  const report = vi.fn();
  return { record, report, recordViewed: createViewRecorder({ record, report }) };
}

test('a viewed experiment is recorded by the page that shows it, once', () => {
  const { record, recordViewed } = openPage();
  recordViewed('favoriteToasts', 'TEST-0');
  recordViewed('favoriteToasts', 'TEST-0');
  expect(record).toHaveBeenCalledExactlyOnceWith('favoriteToasts');
});

test('who is not in the test has seen nothing of it', () => {
  const { record, recordViewed } = openPage();
  recordViewed('boostListing', 'NOT_IN_TEST');
  expect(record).not.toHaveBeenCalled();
});

test('a failure is logged, and the next time tells again', async () => {
  const { record, report, recordViewed } = openPage();
  record.mockRejectedValueOnce(new Error('503'));
  recordViewed('favoriteToasts', 'TEST-1');
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  recordViewed('favoriteToasts', 'TEST-1');
  expect(record).toHaveBeenCalledTimes(2);
});
