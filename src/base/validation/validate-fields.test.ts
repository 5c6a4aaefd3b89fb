import { describe, expect, it } from 'vitest';
import { email } from './email.ts';
import { allOf, firstMessage } from './first-message.ts';
import { required } from './required.ts';
import { maxLength } from './text-length.ts';
import { validateFields } from './validate-fields.ts';
import { zip } from './zip.ts';

describe('firstMessage', () => {
  it('is the message of the first broken rule', () => {
    expect(firstMessage('', required, email)).toBe('Required');
    expect(firstMessage('x', required, email)).toBe('Invalid email address');
    expect(firstMessage('x'.repeat(9), maxLength(5), email)).toBe('Must be 5 characters or less');
  });

  it('is undefined when every rule holds, or there is none', () => {
    expect(firstMessage('ana@studio.com', required, email)).toBeUndefined();
    expect(firstMessage('anything')).toBeUndefined();
  });

  it('makes one rule of several', () => {
    expect(allOf(required, zip)('')).toBe('Required');
    expect(allOf(required, zip)('1')).toBe('Invalid zip code');
  });
});

describe('validateFields', () => {
  const rules = { email: [required, email], zip: [zip], tags: [required] };

  it('reports all fields at once, each with its first message', () => {
    expect(validateFields({ email: '', zip: '12', tags: [] as string[] }, rules)).toEqual({
      email: 'Required',
      zip: 'Invalid zip code',
      tags: 'At least one option must be selected',
    });
  });

  it('is empty when everything is fine', () => {
    expect(validateFields({ email: 'ana@studio.com', zip: '', tags: ['a'] }, rules)).toEqual({});
  });

  it('asks the rules of a field that is missing too', () => {
    const values: { email?: string; note?: string } = { note: 'x' };
    expect(validateFields(values, { email: [required] })).toEqual({ email: 'Required' });
  });

  it('lets a rule look at the other fields', () => {
    const notBefore = (to: number, { from }: { from: number; to: number }) =>
      to < from ? 'Ends too early' : undefined;
    expect(validateFields({ from: 2, to: 1 }, { to: [notBefore] })).toEqual({ to: 'Ends too early' });
    expect(validateFields({ from: 1, to: 1 }, { to: [notBefore] })).toEqual({});
  });
});
