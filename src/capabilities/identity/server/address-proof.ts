import { createHmac, timingSafeEqual } from 'node:crypto';

const PROOF_MS = 24 * 3_600_000;

function macOf(secret: string, email: string, expires: string): string {
  return createHmac('sha256', secret).update(`address:${email.toLowerCase()}:${expires}`).digest('base64url');
}

/** For whoever has just come by a link that was mailed to this address and to no other. It does not tell the address. */
export function proveAddress(secret: string, email: string, now: Date): string {
  const expires = String(now.getTime() + PROOF_MS);
  return `${expires}.${macOf(secret, email, expires)}`;
}

/** Whether it was made for this very address, by us, and not too long ago. */
export function isAddressProven(
  secret: string,
  { proof, email }: { proof: string | undefined; email: string },
  now: Date,
): boolean {
  const [expires = '', mac = ''] = proof?.split('.') ?? [];
  if (!(Number(expires) > now.getTime())) return false;
  const expected = Buffer.from(macOf(secret, email, expires));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
