import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';

const MARKETPLACE_SESSION_SECONDS = 30 * 86_400;
const YEAR_SECONDS = 365 * 86_400;

type CookiePlatform = Pick<Platform, 'config' | 'clock'>;

export function cookieValue(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return undefined;
}

function sessionCookieName(isProduction: boolean): string {
  return `${isProduction ? '__Secure-' : ''}ampersand.session_token`;
}

type Signing = Pick<Platform, 'config' | 'secret'>;

/** The token inside the auth library's signed cookie, if the signature is ours. */
export function readSessionToken(headers: Headers, { config, secret }: Signing): string | undefined {
  return verifiedToken(cookieValue(headers, sessionCookieName(config.isProduction)), secret);
}

/** The token of a session that an answer of the auth library is about to set. */
export function issuedSessionToken(answer: Headers, { config, secret }: Signing): string | undefined {
  const name = sessionCookieName(config.isProduction);
  const cookie = answer.getSetCookie().findLast((each) => each.startsWith(`${name}=`));
  return verifiedToken(cookie?.slice(name.length + 1).split(';')[0], secret);
}

function verifiedToken(raw: string | undefined, secret: string): string | undefined {
  const decoded = safeDecode(raw ?? '');
  const dot = decoded.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = decoded.slice(0, dot);
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(decoded.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

type CookieOptions = { maxAge: number; httpOnly: boolean };

function serialize(
  { config }: CookiePlatform,
  name: string,
  value: string,
  { maxAge, httpOnly }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'SameSite=Lax',
    httpOnly && 'HttpOnly',
    config.isProduction && 'Secure',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The marks of being signed in: `logged_in` for scripts, `marketplace_session` for 30 days. Guests lose both. */
export function markSignedIn(platform: CookiePlatform, context: RequestContext, isSignedIn: boolean): void {
  const { resHeaders, headers } = context;
  if (!resHeaders) return;
  const set = (name: string, value: string, options: CookieOptions) =>
    resHeaders.append('set-cookie', serialize(platform, name, value, options));
  if (!isSignedIn) {
    if (cookieValue(headers, 'logged_in')) set('logged_in', '', { maxAge: 0, httpOnly: false });
    if (cookieValue(headers, 'marketplace_session'))
      set('marketplace_session', '', { maxAge: 0, httpOnly: true });
    return;
  }
  set('logged_in', 'true', { maxAge: YEAR_SECONDS, httpOnly: false });
  const marketplace = cookieValue(headers, 'marketplace_session') || platform.clock.token(16);
  set('marketplace_session', marketplace, { maxAge: MARKETPLACE_SESSION_SECONDS, httpOnly: true });
}

/** Hands the auth library's cookies to the browser, one header each. */
export function forwardCookies(from: Headers, context: RequestContext): void {
  for (const cookie of from.getSetCookie()) context.resHeaders?.append('set-cookie', cookie);
}
