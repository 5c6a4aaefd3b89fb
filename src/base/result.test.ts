import { describe, expect, it } from 'vitest';
import { fail, ok, type Result } from './result.ts';

function half(value: number): Result<number> {
  return value % 2 === 0 ? ok(value / 2) : fail('invalid_input', 'An odd number has no whole half.');
}

describe('result', () => {
  it('carries the value of a success', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 });
  });

  it('carries code and message of a failure', () => {
    expect(half(3)).toEqual({
      ok: false,
      failure: { code: 'invalid_input', message: 'An odd number has no whole half.' },
    });
  });

  it('carries field errors and details when given', () => {
    const failed = fail('invalid_input', 'Check the form.', {
      fields: { email: 'Required' },
      details: { attempt: 2 },
    });
    expect(failed.failure.fields).toEqual({ email: 'Required' });
    expect(failed.failure.details).toEqual({ attempt: 2 });
  });

  it('leaves out fields and details when there are none', () => {
    expect(Object.keys(fail('not_found', 'c').failure)).toEqual(['code', 'message']);
  });

  it('keeps the literal code, so that a caller can decide by it', () => {
    const { failure } = fail('forbidden', 'Too late');
    const code: 'forbidden' = failure.code;
    expect(code).toBe('forbidden');
  });
});
