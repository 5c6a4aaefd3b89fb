import { beforeEach, expect, test, vi } from 'vitest';

const recordView = vi.fn<(input: { key: string }) => Promise<unknown>>();
const reportError = vi.fn();

vi.mock('#app/api.ts', () => ({ api: { experiments: { recordView } } }));
vi.mock('#app/orpc.ts', () => ({ orpc: { experiments: { readFlags: { queryOptions: () => ({}) } } } }));
vi.mock('#app/report-error.ts', () => ({ reportError }));

/** What a page remembers, it remembers until it is loaded again. */
async function freshPage() {
  vi.resetModules();
  return import('./queries.ts');
}

beforeEach(() => {
  recordView.mockReset().mockResolvedValue({ recorded: true });
  reportError.mockReset();
});

test('a viewed experiment is recorded by the page that shows it, once', async () => {
  const { recordViewed } = await freshPage();
  recordViewed('favoriteToasts', 'TEST-0');
  recordViewed('favoriteToasts', 'TEST-0');
  expect(recordView).toHaveBeenCalledExactlyOnceWith({ key: 'favoriteToasts' });
});

test('who is not in the test has seen nothing of it', async () => {
  const { recordViewed } = await freshPage();
  recordViewed('boostListing', 'NOT_IN_TEST');
  expect(recordView).not.toHaveBeenCalled();
});

test('a failure is logged, and the next time tells again', async () => {
  const { recordViewed } = await freshPage();
  recordView.mockRejectedValueOnce(new Error('503'));
  recordViewed('favoriteToasts', 'TEST-1');
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  recordViewed('favoriteToasts', 'TEST-1');
  expect(recordView).toHaveBeenCalledTimes(2);
});
