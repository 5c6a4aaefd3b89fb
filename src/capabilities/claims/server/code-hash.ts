import { createHmac, timingSafeEqual } from 'node:crypto';

/** Six digits are guessed from a plain hash in a second; not without the secret. */
export function hashCode(secret: string, claimId: string, code: string): string {
  return createHmac('sha256', secret).update(`claim:${claimId}:${code}`).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
