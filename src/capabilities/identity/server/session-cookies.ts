import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieName } from '#base/cookie-name.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { SESSION_DAYS } from '../rules/verification.ts';

const MARKETPLACE_SESSION_SECONDS = 30 * 86_400;
const YEAR_SECONDS = 365 * 86_400;
export const SESSION_SECONDS = SESSION_DAYS * 86_400;

type CookiePlatform = Pick<Platform, 'config' | 'clock'>;

export function cookieValue(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  }
  return undefined;
}

/** The auth library names its cookies after this. */
export function authCookiePrefix(isProduction: boolean): string {
  return cookieName('ampersand', isProduction);
}

function sessionCookieName(isProduction: boolean): string {
  return `${authCookiePrefix(isProduction)}.session_token`;
}

type Signing = Pick<Platform, 'config' | 'secret'>;

/** The token inside the auth library's signed cookie, if the signature is ours. */
export function readSessionToken(headers: Headers, { config, secret }: Signing): string | undefined {
  return verifiedToken(cookieValue(headers, sessionCookieName(config.isProduction)), secret);
}

/** The session an answer leaves the browser with: null if it ends, undefined if the answer does not touch it. */
export function issuedSessionToken(
  setCookies: readonly string[],
  { config, secret }: Signing,
): string | null | undefined {
  const name = sessionCookieName(config.isProduction);
  const cookie = setCookies.findLast((each) => each.startsWith(`${name}=`));
  return cookie && (verifiedToken(cookie.slice(name.length + 1).split(';')[0], secret) ?? null);
}

/** Under which name the auth library keeps the sign-in of this browser that still owes its second factor. */
export function readPendingSignIn(headers: Headers, { config, secret }: Signing): string | undefined {
  const name = `${authCookiePrefix(config.isProduction)}.two_factor`;
  return verifiedToken(cookieValue(headers, name), secret);
}

/** Hands this browser the new token of its session, for as long as the old one was meant to last. */
export function setSessionToken(
  platform: CookiePlatform & Signing,
  context: RequestContext,
  token: string,
): void {
  const name = sessionCookieName(platform.config.isProduction);
  const value = encodeURIComponent(`${token}.${signatureOf(token, platform.secret).toString('base64')}`);
  const dontRemember = `${authCookiePrefix(platform.config.isProduction)}.dont_remember`;
  const maxAge = cookieValue(context.headers, dontRemember) ? undefined : SESSION_SECONDS;
  context.resHeaders?.append('set-cookie', serialize(platform, name, value, { maxAge, httpOnly: true }));
}

function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}

function verifiedToken(raw: string | undefined, secret: string): string | undefined {
  const decoded = safeDecode(raw ?? '');
  const dot = decoded.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = decoded.slice(0, dot);
  const expected = signatureOf(token, secret);
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

type CookieOptions = { maxAge: number | undefined; httpOnly: boolean };

export function serialize(
  { config }: Pick<Platform, 'config'>,
  name: string,
  value: string,
  { maxAge, httpOnly }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    maxAge !== undefined && `Max-Age=${maxAge}`,
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
  const { isProduction } = platform.config;
  const mark = cookieName('logged_in', isProduction);
  const visits = cookieName('marketplace_session', isProduction);
  const set = (name: string, value: string, options: CookieOptions) =>
    resHeaders.append('set-cookie', serialize(platform, name, value, options));
  if (!isSignedIn) {
    if (cookieValue(headers, mark)) set(mark, '', { maxAge: 0, httpOnly: false });
    if (cookieValue(headers, visits)) set(visits, '', { maxAge: 0, httpOnly: true });
    return;
  }
  set(mark, 'true', { maxAge: YEAR_SECONDS, httpOnly: false });
  const marketplace = cookieValue(headers, visits) || platform.clock.token(16);
  set(visits, marketplace, { maxAge: MARKETPLACE_SESSION_SECONDS, httpOnly: true });
}

/** Hands the auth library's cookies to the browser, one header each. */
export function forwardCookies(from: Headers, context: RequestContext): void {
  for (const cookie of from.getSetCookie()) context.resHeaders?.append('set-cookie', cookie);
}
