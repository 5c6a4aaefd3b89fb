import { expect, test } from 'vitest';
import { hashToken } from '#platform/hash-token.ts';
import { copiedToken, copiedTokenId, linkOf } from './invitation-links.ts';

const id = '0190a5c4-7d6e-7c31-9d0e-3f2b1a4c5d6e';
const invitation = { id, tokenHash: hashToken('mailed'), sendCount: 1 };

test('the mailed and the copied link of an invitation are told apart', () => {
  const copied = copiedToken(invitation, 'secret');
  expect(copiedTokenId(copied)).toBe(id);
  expect(linkOf(invitation, 'mailed', 'secret')).toBe('mailed');
  expect(linkOf(invitation, copied, 'secret')).toBe('copied');
});

test('a copied link ends with the next sending, and nobody can make one', () => {
  const copied = copiedToken(invitation, 'secret');
  expect(linkOf({ ...invitation, sendCount: 2 }, copied, 'secret')).toBeUndefined();
  expect(linkOf(invitation, copiedToken(invitation, 'guess'), 'secret')).toBeUndefined();
  expect(linkOf(invitation, 'other', 'secret')).toBeUndefined();
  expect(copiedTokenId('mailed')).toBeUndefined();
});
