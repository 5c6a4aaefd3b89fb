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

test('what is no error is named, without what it holds', () => {
  const thrown = failureWithoutValues({ status: 409, email: 'ada@example.com' });
  expect(thrown.message).toBe('Thrown, but no error: Object (status, email)');
  expect(failureWithoutValues(new Response(null, { status: 503 })).message).toContain('Response 503');
  expect(failureWithoutValues(Object.create(null)).message).toContain('object');
  expect(failureWithoutValues(null).message).toBe('null');
});
