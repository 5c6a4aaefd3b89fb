import { describe, expect, it } from 'vitest';
import { businessDomain, isOfDomain } from './claim-domain.ts';

describe('the domain of a business', () => {
  it.each([
    ['https://www.marsh.example', 'marsh.example'],
    ['http://marsh.example/about?x=1', 'marsh.example'],
    ['https://shop.marsh.co.uk', 'marsh.co.uk'],
    ['https://MARSH.example', 'marsh.example'],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['https://marsh.github.io', 'marsh.github.io'],
  ])('of %s is %s', (website, domain) => {
    expect(businessDomain(website)).toBe(domain);
  });

  it.each([
    undefined,
    '',
    'marsh.example',
    'javascript:alert(1)',
    'ftp://marsh.example',
    'https://192.168.0.1',
    'https://[::1]/',
    'https://localhost',
    'https://co.uk',
    'https://www.facebook.com/marsh',
    'https://instagram.com/marsh',
    'https://sites.google.com/marsh',
    'https://marsh.wixsite.com/weddings',
    'https://marsh.squarespace.com',
    'https://gmail.com',
  ])('of %s is none', (website) => {
    expect(businessDomain(website)).toBeNull();
  });
});

describe('an address of the domain', () => {
  it.each(['theo@marsh.example', 'THEO@MARSH.EXAMPLE', 'a.b+c@marsh.example'])('is %s', (email) => {
    expect(isOfDomain(email, 'marsh.example')).toBe(true);
  });

  it.each([
    'theo@gmail.com',
    'theo@notmarsh.example',
    'theo@mail.marsh.example',
    'theo@marsh.example.evil.com',
    'theo@marsh.example@evil.com',
    'theo@marsh.exаmple',
    'theo@evil.com#marsh.example',
    'theo@',
    '@marsh.example',
    'marsh.example',
  ])('is not %s', (email) => {
    expect(isOfDomain(email, 'marsh.example')).toBe(false);
  });

  it('is one in other letters, where they are the same name', () => {
    expect(isOfDomain('a@bücher.example', 'xn--bcher-kva.example')).toBe(true);
  });
});
