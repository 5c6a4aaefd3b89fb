import { describe, expect, it } from 'vitest';
import { totpStep } from './totp-step.ts';

const SECRET = '12345678901234567890';

describe('the step of an authenticator code', () => {
  // The last six digits of the examples in RFC 6238, appendix B (SHA-1).
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is that of the moment for %s', (seconds, code) => {
    expect(totpStep(SECRET, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
  });

  it('may be one before or after the moment, and no more', () => {
    const step = Math.floor(1_111_111_109 / 30);
    const at = (offset: number) => totpStep(SECRET, '081804', new Date((step + offset) * 30_000));
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  it.each(['', '28708', '2870822', '28708é', '٢٨٧٠٨٢', 'refused', '-87082'])('is none for %j', (typed) => {
    expect(totpStep(SECRET, typed, new Date(59_000))).toBeUndefined();
  });
});
