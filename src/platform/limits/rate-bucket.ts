import { createHash } from 'node:crypto';
import { networkOf, siteOf } from './network-address.ts';
import type { RateKey } from './rate-classes.ts';

export type RateCaller = {
  ip: string;
  account?: string | undefined;
  subject?: string | undefined;
  token?: string | undefined;
  device?: string | undefined;
};
export type RateBucket = { name: string; limit: number; windowStart: Date; windowSeconds: number };

/**
 * The counter of a caller in the running window; none where the caller lacks what the key counts. Neither address nor
 * subject nor secret can be read from its name.
 */
export function bucketOf(
  className: string,
  key: RateKey,
  caller: RateCaller,
  now: Date,
): RateBucket | undefined {
  const counted = countedOf(key, caller);
  if (counted === undefined) return undefined;
  const windowMs = key.windowSeconds * 1_000;
  return {
    name: `${className}:${key.per}:${key.windowSeconds}:${hashSubject(counted)}`,
    limit: key.limit,
    windowStart: new Date(Math.floor(now.getTime() / windowMs) * windowMs),
    windowSeconds: key.windowSeconds,
  };
}

export function secondsLeft(bucket: RateBucket, now: Date): number {
  const end = bucket.windowStart.getTime() + bucket.windowSeconds * 1_000;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
}

/** With its kind, so that nobody passes for another by calling themselves like it. */
function named(kind: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : `${kind} ${value}`;
}

function countedOf({ per }: RateKey, caller: RateCaller): string | undefined {
  const { ip, account, subject, token, device } = caller;
  if (per === 'site') return siteOf(ip);
  if (per === 'subject') return subject;
  if (per === 'network') return networkOf(ip);
  const standIn = `network ${networkOf(ip)}`;
  if (per === 'account') return named('account', account) ?? standIn;
  if (per === 'token') return named('token', token) ?? standIn;
  if (per === 'device') return named('device', device) ?? named('token', token) ?? standIn;
  return subject === undefined ? undefined : `${networkOf(ip)} ${subject}`;
}

/** Counters say nothing about people to whoever reads the table. */
export function hashSubject(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
