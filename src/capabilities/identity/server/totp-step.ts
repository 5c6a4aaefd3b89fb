import { createHmac, timingSafeEqual } from 'node:crypto';

const PERIOD_MS = 30_000;
const DIGITS = 6;
/** As the auth library does: watches go a little wrong, and people type slowly. */
const WINDOW = [-1, 0, 1];

/** RFC 4226. The library tells whether a code is right, not which one it is, and without that no code is used up. */
function codeAt(secret: string, step: number): Buffer {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return Buffer.from(number.toString().padStart(DIGITS, '0'));
}

/** To which 30 seconds a code of the authenticator app belongs, or undefined if it is none for now. */
export function totpStep(secret: string, typed: string, now: Date): number | undefined {
  const given = Buffer.from(typed);
  if (given.length !== DIGITS) return undefined;
  const current = Math.floor(now.getTime() / PERIOD_MS);
  const steps = WINDOW.map((offset) => current + offset);
  return steps.filter((step) => timingSafeEqual(codeAt(secret, step), given)).at(-1);
}
