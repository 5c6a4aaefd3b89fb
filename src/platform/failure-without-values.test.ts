import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { failureWithoutValues } from './failure-without-values.ts';

test('the values of a failed query are left out', () => {
  const error = new DrizzleQueryError(
    'insert into people values ($1)',
    ['ada@example.com'],
    new Error('duplicate key'),
  );
  expect(error.message).toContain('ada@example.com');
  expect(failureWithoutValues(error).message).toBe('duplicate key');
  expect(String(failureWithoutValues(error).stack)).not.toContain('ada@example.com');
});

test('other failures are passed on', () => {
  const error = new Error('no such host');
  expect(failureWithoutValues(error)).toBe(error);
  expect(failureWithoutValues('broken').message).toBe('broken');
});
