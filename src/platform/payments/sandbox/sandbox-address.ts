import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SandboxParts } from './sandbox-parts.ts';

function sign(secret: string, ref: string): Buffer {
  return createHmac('sha256', secret).update(`sandbox-page:${ref}`).digest();
}

/** The address is made of the ref whenever it is needed, and kept nowhere. */
export function sandboxAddress(
  { secret, publicUrl }: Pick<SandboxParts, 'secret' | 'publicUrl'>,
  ref: string,
) {
  return `${publicUrl}/sandbox-pay/${ref}.${sign(secret, ref).toString('base64url')}`;
}

/** The ref that a token of an address opens, or nothing. */
export function refOfToken(secret: string, token: string): string | undefined {
  const [ref, signature, ...rest] = token.split('.');
  if (!ref || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, ref);
  return given.length === expected.length && timingSafeEqual(given, expected) ? ref : undefined;
}
