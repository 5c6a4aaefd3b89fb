import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnsubscribeToken } from '../rules/unsubscribe-link.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a secret of this house';
const userId = randomUUID();

describe('the token of an unsubscribe link', () => {
  it('is told by its shape from what cannot be one', () => {
    const token = unsubscribeToken(SECRET, userId, 'VENDOR');
    expect(isUnsubscribeToken(token)).toBe(true);
    const others = ['', 'x', '%E0%A4%A', `${token}A`, ` ${token}`, `${token}\n`, token.toUpperCase(), 'c..'];
    for (let end = 0; end < token.length; end += 1) others.push(token.slice(0, end));
    for (const other of others) expect(isUnsubscribeToken(other), other).toBe(false);
  });

  it('names its person and side, and nobody else can make it', () => {
    for (const side of ['COUPLE', 'VENDOR'] as const) {
      const token = unsubscribeToken(SECRET, userId, side);
      expect(readUnsubscribeToken(SECRET, token)).toEqual({ userId, side });
      expect(readUnsubscribeToken('another secret', token)).toBeUndefined();
    }
  });

  it('does not bear another person, another side or another sign', () => {
    const token = unsubscribeToken(SECRET, userId, 'COUPLE');
    const [, , signature = ''] = token.split('.');
    const forged = [
      `v.${userId}.${signature}`,
      `c.${randomUUID()}.${signature}`,
      `c.${userId}.${'A'.repeat(43)}`,
      `c.${userId}.`,
      token.slice(0, -1),
      `${token}A`,
      '',
      'c..',
    ];
    for (const one of forged) expect(readUnsubscribeToken(SECRET, one)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('a', 'Z', '.', '-', '0'), (at, letter) => {
        fc.pre(token.charAt(at) !== letter);
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        expect(readUnsubscribeToken(SECRET, changed)).toBeUndefined();
      }),
    );
  });
});
