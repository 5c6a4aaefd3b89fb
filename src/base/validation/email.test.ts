import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from './email.ts';
import { isHostName } from './host-name.ts';

describe('email', () => {
  it.each([
    'ana@studio.com',
    'a.b+wedding@mail.co.uk',
    "o'hara@x-y.org",
    'A_1@1and1.photography',
    'a@xn--bcher-kva.xn--p1ai',
  ])('takes %s', (text) => {
    expect(email(text)).toBeUndefined();
  });

  it.each([
    'ana',
    'ana@',
    '@studio.com',
    'ana@studio',
    'ana@@studio.com',
    'ana@studio..com',
    'ana.@studio.com',
    '.ana@studio.com',
    'a..b@studio.com',
    'ana@-studio.com',
    'ana@studio-.com',
    'ana@studio.c',
    'ana@127.0.0.1',
    'ana @studio.com',
    ' ana@studio.com',
    'ana@studio.com\n',
    'ana@studio.com,bo@studio.com',
    `${'a'.repeat(65)}@studio.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('refuses %j', (text) => {
    expect(email(text)).toBe('Invalid email address');
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(email(empty)).toBeUndefined();
  });

  it('takes generated addresses and refuses them without their at sign', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        expect(email(address)).toBeUndefined();
        expect(email(address.replace('@', '.'))).toBe('Invalid email address');
      }),
    );
  });

  it('answers fast on hostile text', () => {
    const started = performance.now();
    email(`${'a.'.repeat(50_000)}@`);
    email(`a@${'a-'.repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('isHostName', () => {
  it('takes generated domains', () => {
    fc.assert(fc.property(fc.domain({ size: 'small' }), (domain) => isHostName(domain)));
  });

  it.each(['', 'localhost', 'a..b', '.com', 'com.', '10.0.0.1', 'a_b.com', `${'a.'.repeat(130)}com`])(
    'refuses %j',
    (text) => {
      expect(isHostName(text)).toBe(false);
    },
  );
});
