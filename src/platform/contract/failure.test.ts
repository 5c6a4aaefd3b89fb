import { describe, expect, it } from 'vitest';
import { fail, ok } from '#base/result.ts';
import { ERROR_STATUS } from './errors.ts';
import { refuse, unwrap } from './failure.ts';

describe('the table of errors', () => {
  it('keeps 409 for the second factor and 406 for credits', () => {
    const codesWith = (wanted: number) =>
      Object.entries(ERROR_STATUS)
        .filter(([, status]) => status === wanted)
        .map(([code]) => code);
    expect(codesWith(409)).toEqual(['two_factor_required']);
    expect(codesWith(406)).toEqual(['too_few_credits']);
  });
});

describe('refuse', () => {
  it('takes its status from the table', () => {
    expect(refuse('wedding.role_forbids', 'Only owners may.')).toMatchObject({
      code: 'wedding.role_forbids',
      status: 403,
      message: 'Only owners may.',
    });
  });
});

describe('unwrap', () => {
  it('hands over the value of a success', () => {
    expect(unwrap(ok(42))).toBe(42);
    expect(unwrap(ok(undefined))).toBeUndefined();
  });

  it('throws an expected failure with everything the caller needs', () => {
    const failed = fail('auth.weak_password', 'Choose another.', {
      fields: { password: 'Too short' },
      details: { minimum: 8 },
    });
    expect(() => unwrap(failed)).toThrow(
      expect.objectContaining({
        code: 'auth.weak_password',
        status: 400,
        data: { fields: { password: 'Too short' }, details: { minimum: 8 } },
      }),
    );
  });

  it('takes a code that is not in the table for a bug', () => {
    expect(() => unwrap(fail('made.up', 'No.'))).toThrow('made.up is not in the error table');
    expect(() => unwrap(fail('toString', 'No.'))).toThrow('is not in the error table');
  });
});
