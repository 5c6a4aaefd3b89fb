import { expect, test } from 'vitest';
import { isAddressProven, proveAddress } from './address-proof.ts';

const now = new Date('2026-11-16T12:00:00Z');
const email = 'jonah@example.com';
const proof = proveAddress('secret', email, now);

test('a mailed link proves its own address, whatever the capitals', () => {
  expect(isAddressProven('secret', { proof, email: 'Jonah@Example.com' }, now)).toBe(true);
  expect(proof).not.toContain('jonah');
});

test('a forwarded link proves nothing about another address', () => {
  expect(isAddressProven('secret', { proof, email: 'mia@example.com' }, now)).toBe(false);
});

test('a proof ends after a day, and nobody can make or stretch one', () => {
  const later = new Date('2026-11-17T12:00:00Z');
  const stretched = proof.replace(/^\d+/, String(later.getTime() + 1));
  expect(isAddressProven('secret', { proof, email }, later)).toBe(false);
  expect(isAddressProven('secret', { proof: stretched, email }, now)).toBe(false);
  expect(isAddressProven('other', { proof, email }, now)).toBe(false);
  for (const junk of [undefined, '', '.', 'x.y', `${later.getTime()}.`])
    expect(isAddressProven('secret', { proof: junk, email }, now)).toBe(false);
});
