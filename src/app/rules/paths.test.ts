import { describe, expect, test } from 'vitest';
import { paths, safeNext } from './paths.ts';

describe('safeNext', () => {
  test.each(['/', '/account/settings', '/wedding/onboard/wedding-planning?city=3#date'])(
    'keeps %j',
    (next) => {
      expect(safeNext(next, '/home')).toBe(next);
    },
  );

  test.each([
    undefined,
    null,
    '',
    'account/settings',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('falls back for %j', (next) => {
    expect(safeNext(next, '/home')).toBe('/home');
  });
});

test('paths carry only the parameters they are given', () => {
  expect(paths.login()).toBe('/account/login');
  expect(paths.login('/account/settings?tab=1')).toBe('/account/login?next=%2Faccount%2Fsettings%3Ftab%3D1');
  expect(paths.onboardingFromCity(12)).toBe('/wedding/onboard/wedding-planning?city=12');
});
