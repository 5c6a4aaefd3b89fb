import { expect, it } from 'vitest';
import { addressBy, guestWayIn } from './reply-source.ts';

const wayOf = (address: string) => guestWayIn(new URL(address, 'http://localhost'));

it('keeps how a guest came in the address, and forgets what is none', () => {
  expect(wayOf(addressBy('/r/abc', 'CODE'))).toBe('CODE');
  expect(wayOf(addressBy('/r/abc?lang=es', 'NAME'))).toBe('NAME');
  expect(addressBy('/r/abc?lang=es', 'NAME')).toBe('/r/abc?lang=es&by=name');
  expect(addressBy('/r/abc', 'LINK')).toBe('/r/abc');
  expect(wayOf('/r/abc?by=desk')).toBe('LINK');
});
