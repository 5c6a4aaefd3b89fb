import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { refuse } from '#platform/contract/failure.ts';
import { describeHttpError, encodeOrpcError } from './error-response.ts';

function invalid(issues: { message: string; code?: string; path?: (string | { key: string })[] }[]) {
  const cause = new ValidationError({ message: 'zod says so', issues, data: { password: 'Ampersand-1' } });
  return new ORPCError('BAD_REQUEST', { message: 'Input validation failed', data: { issues }, cause });
}

describe('a refused call', () => {
  it('keeps its code, message, fields and details', () => {
    const error = refuse('two_factor_required', 'Confirm it’s you to continue.', {
      fields: { code: 'Enter the code' },
      details: { notified_value: 'm•••@people.example' },
    });
    expect(encodeOrpcError(error)).toEqual({
      error: {
        code: 'two_factor_required',
        message: 'Confirm it’s you to continue.',
        fields: { code: 'Enter the code' },
      },
      notified_value: 'm•••@people.example',
    });
  });

  it('says all fields at once, with our own messages only', () => {
    const body = encodeOrpcError(
      invalid([
        { message: 'Enter a valid email', code: 'custom', path: ['email'] },
        { message: 'And shorter', code: 'custom', path: ['email'] },
        {
          message: 'Invalid input: expected string, received object',
          code: 'invalid_type',
          path: ['password'],
        },
        { message: 'Must be 40 characters or less', code: 'too_big', path: [{ key: 'name' }, 'first'] },
        { message: 'Unrecognized', code: 'invalid_type' },
      ]),
    );
    expect(body.error).toEqual({
      code: 'invalid_input',
      message: 'Please check the highlighted fields.',
      fields: {
        email: 'Enter a valid email',
        password: 'Invalid value',
        'name.first': 'Must be 40 characters or less',
        body: 'Invalid value',
      },
    });
    expect(JSON.stringify(body)).not.toContain('Ampersand-1');
  });

  it('says nothing of what nobody expected', () => {
    const cause = new Error('relation "users" does not exist');
    for (const error of [
      new ORPCError('INTERNAL_SERVER_ERROR', { message: 'select * from users', cause }),
      new ORPCError('TEAPOT', { status: 418, message: 'short and stout' }),
    ]) {
      expect(encodeOrpcError(error)).toEqual({
        error: { code: 'internal', message: 'An error has occurred' },
      });
    }
  });

  it('does not explain what it could not read', () => {
    const error = new ORPCError('BAD_REQUEST', { message: 'Malformed request at position 7' });
    expect(encodeOrpcError(error)).toEqual({
      error: { code: 'invalid_input', message: 'The request could not be read.' },
    });
  });
});

describe('a refused request', () => {
  it.each([
    [400, 400, 'invalid_input'],
    [404, 404, 'not_found'],
    [405, 404, 'not_found'],
    [413, 400, 'body_too_large'],
    [415, 400, 'unsupported_media_type'],
    [503, 503, 'overloaded'],
    [418, 500, 'internal'],
    [500, 500, 'internal'],
    [undefined, 500, 'internal'],
  ])('Fastify’s %s answers %s %s', (given, status, code) => {
    const answer = describeHttpError(given);
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
  });
});
