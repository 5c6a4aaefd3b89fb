import { describe, expect, it } from 'vitest';
import { fail, ok } from '#base/result.ts';
import { defineErrors, isErrorCode, listErrors } from './errors.ts';
import { refuse, unwrap } from './failure.ts';

describe('the table of errors', () => {
  it('keeps 409 for the second factor and 406 for credits', () => {
    const codesWith = (wanted: number) =>
      listErrors()
        .filter(([, status]) => status === wanted)
        .map(([code]) => code);
    expect(codesWith(409)).toEqual(['two_factor_required']);
    expect(codesWith(406)).toEqual(['too_few_credits']);
  });

  it('refuses a code that somebody else has defined', () => {
    expect(() => defineErrors({ not_found: 400 })).toThrow('not_found is defined twice');
  });

  it('knows its own codes only', () => {
    expect(isErrorCode('forbidden')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });
});

describe('refuse', () => {
  it('takes its status from the table', () => {
    expect(refuse('forbidden', 'Only owners can.')).toMatchObject({
      code: 'forbidden',
      status: 403,
      message: 'Only owners can.',
    });
  });

  it('takes a code whose capability is not composed for a bug', () => {
    expect(() => refuse('made.up' as never, 'No.')).toThrow('its capability is not composed');
  });
});

describe('unwrap', () => {
  it('hands over the value of a success', () => {
    expect(unwrap(ok(42))).toBe(42);
    expect(unwrap(ok(undefined))).toBeUndefined();
  });

  it('throws an expected failure with everything the caller needs', () => {
    const failed = fail('invalid_input', 'Choose another.', {
      fields: { password: 'Too short' },
      details: { minimum: 8 },
    });
    expect(() => unwrap(failed)).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        status: 400,
        data: { fields: { password: 'Too short' }, details: { minimum: 8 } },
      }),
    );
  });
});
