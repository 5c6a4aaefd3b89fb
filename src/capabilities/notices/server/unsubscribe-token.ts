import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeSide } from '../rules/notice-side.ts';
import { UNSUBSCRIBE_TOKEN } from '../rules/unsubscribe-link.ts';

const SIDES: Readonly<Record<string, NoticeSide>> = { c: 'COUPLE', v: 'VENDOR' };

function sign(secret: string, letter: string, userId: string): string {
  return createHmac('sha256', secret).update(`inquiries-unsubscribe:${letter}:${userId}`).digest('base64url');
}

/** Opens one door only: no more e-mails to this person on this side. It works without signing in, for good. */
export function unsubscribeToken(secret: string, userId: string, side: NoticeSide): string {
  const letter = side === 'COUPLE' ? 'c' : 'v';
  return `${letter}.${userId}.${sign(secret, letter, userId)}`;
}

export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: string; side: NoticeSide } | undefined {
  const [, letter = '', userId = '', signature = ''] = UNSUBSCRIBE_TOKEN.exec(token) ?? [];
  const side = SIDES[letter];
  if (!side) return undefined;
  const expected = Buffer.from(sign(secret, letter, userId));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? { userId, side } : undefined;
}
