import { expect, test, vi } from 'vitest';
import { reported } from './reported.ts';

test('type-ahead failures are logged, and still fail', async () => {
  const failure = new Error('503');
  const report = vi.fn();
  const asked = reported('city-typeahead', Promise.reject(failure), new AbortController().signal, report);
  await expect(asked).rejects.toBe(failure);
  expect(report).toHaveBeenCalledExactlyOnceWith('city-typeahead', failure);
});

test('a question that was overtaken by the next key is no failure', async () => {
  const report = vi.fn();
  const asked = reported('city-typeahead', Promise.reject(new Error('aborted')), AbortSignal.abort(), report);
  await expect(asked).rejects.toThrow('aborted');
  expect(report).not.toHaveBeenCalled();
});

test('an answer goes through', async () => {
  const asked = reported('city-typeahead', Promise.resolve(['Hudson']), AbortSignal.abort());
  expect(await asked).toEqual(['Hudson']);
});
