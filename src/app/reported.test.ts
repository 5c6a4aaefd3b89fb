import { beforeEach, expect, test, vi } from 'vitest';
import { reportError } from './report-error.ts';
import { reported } from './reported.ts';

vi.mock('./report-error.ts', () => ({ reportError: vi.fn() }));

beforeEach(() => vi.mocked(reportError).mockReset());

test('type-ahead failures are logged, and still fail', async () => {
  const failure = new Error('503');
  const asked = reported('city-typeahead', Promise.reject(failure), new AbortController().signal);
  await expect(asked).rejects.toBe(failure);
  expect(reportError).toHaveBeenCalledExactlyOnceWith('city-typeahead', failure);
});

test('a question that was overtaken by the next key is no failure', async () => {
  const asked = reported('city-typeahead', Promise.reject(new Error('aborted')), AbortSignal.abort());
  await expect(asked).rejects.toThrow('aborted');
  expect(reportError).not.toHaveBeenCalled();
});

test('an answer goes through', async () => {
  expect(await reported('city-typeahead', Promise.resolve(['Hudson']), AbortSignal.abort())).toEqual([
    'Hudson',
  ]);
});
