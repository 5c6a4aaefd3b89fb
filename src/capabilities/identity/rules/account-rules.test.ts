import { describe, expect, it } from 'vitest';
import { CODE_RULES } from '#app/rules/code-rules.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import {
  deletionRules,
  EMAIL_RULES,
  NAME_RULES,
  PASSWORD_RULES,
  PHONE_OPT_IN_RULES,
  passwordChangeRules,
  phoneOptInPayload,
} from './account-rules.ts';
import { COUPLE_SIGN_UP_RULES, VENDOR_SIGN_UP_RULES } from './sign-up-rules.ts';

const COUPLE_PASSWORD =
  'Password must be at least 8 characters long, and include at least 1 uppercase letter, 1 lowercase letter, 1 number and 1 symbol.';

describe('an account', () => {
  it('is greeted by a first name; the last may be left out', () => {
    expect(validateFields({ firstName: 'Maya', lastName: '' }, NAME_RULES)).toEqual({});
    expect(validateFields({ firstName: '', lastName: 'x'.repeat(51) }, NAME_RULES)).toEqual({
      firstName: 'Required',
      lastName: 'Must be 50 characters or less',
    });
  });

  it.each([
    ['', 'Required'],
    ['maya', 'Invalid email address'],
    [`${'m'.repeat(60)}@${'a.'.repeat(100)}com`, 'Invalid email address'],
  ])('has an address: not %j', (email, message) => {
    expect(validateFields({ email }, EMAIL_RULES)).toEqual({ email: message });
  });

  it('takes text messages at a U.S. number, with consent, and says both at once', () => {
    const problems = (phoneNumber: string, optedIn: boolean) =>
      validateFields({ phoneNumber, optedIn }, PHONE_OPT_IN_RULES);
    expect(problems('5552345678', true)).toEqual({});
    expect(problems('', false)).toEqual({ phoneNumber: 'Required', optedIn: 'Required' });
    expect(problems('123', true)).toEqual({ phoneNumber: 'Enter a valid U.S. phone number.' });
  });

  it('phone opt-in sends digits only', () => {
    const sent = (phoneNumber: string) => phoneOptInPayload({ phoneNumber, optedIn: true });
    for (const typed of ['(555) 234-5678', '+1 555 234 5678', '1-555-234-5678', '5552345678']) {
      expect(sent(typed)).toEqual({ phoneNumber: '5552345678', optedIn: true });
    }
  });

  it('is deleted by who types its address, in any case', () => {
    const problems = (confirmEmail: string) => validateFields({ confirmEmail }, deletionRules('maya@a.com'));
    expect(problems('Maya@A.com')).toEqual({});
    expect(problems('')).toEqual({ confirmEmail: 'Required' });
    expect(problems('maya@a.co')).toEqual({ confirmEmail: 'Type your email address exactly to confirm.' });
  });

  it('is confirmed by a code of up to twenty characters', () => {
    expect(validateFields({ code: 'x'.repeat(20) }, CODE_RULES)).toEqual({});
    expect(validateFields({ code: '' }, CODE_RULES)).toEqual({ code: 'Required' });
    expect(validateFields({ code: 'x'.repeat(21) }, CODE_RULES)).toEqual({
      code: 'Must be 20 characters or less',
    });
  });
});

describe('a password', () => {
  it('that exists is not judged, but for its length', () => {
    expect(validateFields({ password: 'a' }, PASSWORD_RULES)).toEqual({});
    expect(validateFields({ password: 'a'.repeat(201) }, PASSWORD_RULES)).toEqual({
      password: 'Must be 200 characters or less',
    });
  });

  it.each([
    ['couple', false, COUPLE_PASSWORD],
    ['vendor', true, undefined],
  ])('of a %s follows the rule of its side', (_side, isVendor, message) => {
    const given = { currentPassword: 'a', newPassword: 'eight letters' };
    expect(validateFields(given, passwordChangeRules(isVendor)).newPassword).toBe(message);
    const { password } = isVendor ? VENDOR_SIGN_UP_RULES : COUPLE_SIGN_UP_RULES;
    expect(validateFields({ password: 'eight letters' }, { password }).password).toBe(message);
  });
});

it('a vendor says both names', () => {
  const given = { firstName: 'Ruth', lastName: '', email: 'ruth@vargas.com', password: 'eight letters' };
  expect(validateFields(given, VENDOR_SIGN_UP_RULES)).toEqual({ lastName: 'Required' });
});
