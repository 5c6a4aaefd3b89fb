import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone, verificationCopy } from './verification.ts';

describe('masks', () => {
  it('show enough to recognise and too little to learn', () => {
    expect(maskEmail('maya@example.com')).toBe('m•••@example.com');
    expect(maskEmail('nonsense')).toBe('•••');
    expect(maskPhone('2125550123')).toBe('(•••) •••-0123');
  });

  it('never give away a name or a whole number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{3,12}$/),
        (name) => !maskEmail(`${name}@x.example`).includes(name),
      ),
    );
    fc.assert(
      fc.property(
        fc.stringMatching(/^[2-9]\d{9}$/),
        (number) => !maskPhone(number).includes(number.slice(0, 6)),
      ),
    );
  });
});

describe('verificationCopy', () => {
  it('says where the code is', () => {
    expect(verificationCopy('mail', 'm•••@x.example')).toBe('We sent a 6-digit code to m•••@x.example.');
    expect(verificationCopy('text', '(•••) •••-0123')).toContain('by text message to (•••) •••-0123');
    expect(verificationCopy('app', '')).toContain('authenticator app');
  });
});
