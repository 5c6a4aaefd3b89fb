import { createHmac, timingSafeEqual } from 'node:crypto';

/** What was signed longer ago may be somebody's copy. */
export const OLDEST_SIGNATURE_SECONDS = 300;

function sign(secret: string, seconds: number, rawBytes: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBytes).digest();
}

/** `t=<seconds>,v1=<hex>`, the form that Stripe's events have. */
export function signEvent(secret: string, rawBytes: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${sign(secret, seconds, rawBytes).toString('hex')}`;
}

export function isSignedEvent(
  secret: string,
  { rawBytes, signature, now }: { rawBytes: Buffer; signature: unknown; now: Date },
): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(signature)) ?? [];
  if (time === undefined || hex === undefined) return false;
  const seconds = Number(time);
  if (Math.abs(now.getTime() / 1000 - seconds) > OLDEST_SIGNATURE_SECONDS) return false;
  return timingSafeEqual(sign(secret, seconds, rawBytes), Buffer.from(hex, 'hex'));
}
