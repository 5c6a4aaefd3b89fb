import { createHash } from 'node:crypto';
import { networkOf } from './network-address.ts';
import type { RateKey } from './rate-classes.ts';

export type RateCaller = { ip: string; subject?: string };
export type RateBucket = { name: string; limit: number; windowStart: Date; windowSeconds: number };

/** The counter of a caller in the running window. Neither address nor subject can be read from its name. */
export function bucketOf(className: string, key: RateKey, caller: RateCaller, now: Date): RateBucket {
  const windowMs = key.windowSeconds * 1_000;
  return {
    name: `${className}:${key.per}:${shorten(callerKey(key, caller))}`,
    limit: key.limit,
    windowStart: new Date(Math.floor(now.getTime() / windowMs) * windowMs),
    windowSeconds: key.windowSeconds,
  };
}

export function secondsLeft(bucket: RateBucket, now: Date): number {
  const end = bucket.windowStart.getTime() + bucket.windowSeconds * 1_000;
  return Math.max(1, Math.ceil((end - now.getTime()) / 1_000));
}

function callerKey({ per }: RateKey, { ip, subject }: RateCaller): string {
  const network = networkOf(ip);
  const target = subject?.trim().toLowerCase();
  if (per === 'ip' || target === undefined) return network;
  return per === 'subject' ? target : `${network} ${target}`;
}

function shorten(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
