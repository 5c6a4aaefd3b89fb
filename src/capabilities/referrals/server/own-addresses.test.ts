import { describe, expect, it, test } from 'vitest';
import { isOwnAddress, sharesDomain } from './own-addresses.ts';

const TEAM = ['Ruth@leopold-house.com', 'ana.calder@gmail.com'];

describe('the own business', () => {
  test.each([
    'ruth@leopold-house.com',
    'RUTH+friend@Leopold-House.com',
    'someone.else@leopold-house.com',
    'office@mail.leopold-house.com',
    'Ana.Calder+florist@gmail.com',
  ])('%s is of it', (email) => {
    expect(isOwnAddress(email, TEAM)).toBe(true);
  });

  test.each([
    'ana@gmail.com',
    'ruth@leopold-house.co',
    'ruth@leopold-house.com.example',
    'ruth@not-leopold-house.com',
    'leopold-house.com@outlook.com',
  ])('%s is not', (email) => {
    expect(isOwnAddress(email, TEAM)).toBe(false);
  });
});

it('has no domain in common with everybody who has an address there', () => {
  expect(sharesDomain(['a@gmail.com', 'b@icloud.com'], ['c@gmail.com', 'd@icloud.com'])).toBe(false);
  expect(sharesDomain(['a@marsh.studio'], ['b@gmail.com', 'c@marsh.studio'])).toBe(true);
  // Below a builder of sites, the name they chose there is theirs.
  expect(sharesDomain(['a@one.github.io'], ['b@two.github.io'])).toBe(false);
  expect(sharesDomain([], ['b@two.example'])).toBe(false);
  expect(sharesDomain(['no address'], ['nor this'])).toBe(false);
});
