import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieName } from '#base/cookie-name.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { cookieValue, serialize } from './session-cookies.ts';

const KEPT_SECONDS = 365 * 86_400;
/** Two people and a vendor account may share a laptop. */
const MOST_MARKS = 4;

type Signing = Pick<Platform, 'secret' | 'config'>;

/** Bound to the address, so that the mark of one account says nothing about another. */
function sign(secret: string, email: string, id: string): string {
  return createHmac('sha256', secret).update(`known-device:${email}:${id}`).digest('base64url');
}

function nameOf({ config }: Signing): string {
  return cookieName('known_device', config.isProduction);
}

function marksOf(platform: Signing, headers: Headers): string[] {
  return (cookieValue(headers, nameOf(platform)) ?? '').split('~').filter(Boolean).slice(0, MOST_MARKS);
}

function isMarkOf(mark: string, email: string, secret: string): boolean {
  const [id = '', signature = ''] = mark.split('.');
  const expected = Buffer.from(sign(secret, email, id));
  const given = Buffer.from(signature);
  return id !== '' && expected.length === given.length && timingSafeEqual(expected, given);
}

/** What this browser is called for an account that was signed in to here before; nothing if it never was. */
export function knownDevice(platform: Signing, headers: Headers, email: string): string | undefined {
  return marksOf(platform, headers)
    .find((mark) => isMarkOf(mark, email, platform.secret))
    ?.split('.')[0];
}

/** Who has shown the password, or the mailbox, is not kept out on this browser by somebody else's guesses. */
export function rememberDevice(
  platform: Signing & Pick<Platform, 'clock'>,
  { headers, resHeaders }: Pick<RequestContext, 'headers' | 'resHeaders'>,
  email: string,
): void {
  const { secret, clock } = platform;
  const others = marksOf(platform, headers).filter((mark) => !isMarkOf(mark, email, secret));
  const id = knownDevice(platform, headers, email) ?? clock.token(12);
  const marks = [`${id}.${sign(secret, email, id)}`, ...others].slice(0, MOST_MARKS);
  const options = { maxAge: KEPT_SECONDS, httpOnly: true };
  resHeaders?.append('set-cookie', serialize(platform, nameOf(platform), marks.join('~'), options));
}
