import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';

export const CSRF_COOKIE = 'csrf_token';
export const CSRF_HEADER = 'x-csrf-token';

/** The session a token belongs to; a visitor has none. */
export type CsrfSession = string | null | undefined;

function sign(secret: string, value: string, session: CsrfSession): string {
  return createHmac('sha256', secret)
    .update(`csrf:${value}:${session ?? ''}`)
    .digest('base64url');
}

/**
 * Double submit with a signature: whoever can only set a cookie cannot make one up, nor plant one of another session, or
 * of none. The origin check does the rest.
 */
export function issueCsrfToken(secret: string, clock: Clock, session: CsrfSession): string {
  const value = clock.token(18);
  return `${value}.${sign(secret, value, session)}`;
}

export function isCsrfToken(
  secret: string,
  token: string | undefined,
  session: CsrfSession,
): token is string {
  const [value, signature, ...rest] = token?.split('.') ?? [];
  if (!value || !signature || rest.length > 0) return false;
  const expected = Buffer.from(sign(secret, value, session));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

type Submission = {
  cookie: string | undefined;
  header: string | string[] | undefined;
  origin: string | undefined;
  host: string;
  session: CsrfSession;
};

/** May this non-GET request act? The header must repeat our cookie, and a named origin must be ours. */
export function passesCsrf(secret: string, { cookie, header, origin, host, session }: Submission): boolean {
  if (origin && origin !== 'null' && URL.parse(origin)?.host !== host) return false;
  return isCsrfToken(secret, cookie, session) && header === cookie;
}

type FormPost = {
  origin: string | undefined;
  /** What the browser says about the page that sent it; scripts cannot set it. */
  fetchSite: string | undefined;
  host: string;
  publicUrl: string;
};

function isOurOrigin(origin: string, host: string, publicUrl: string): boolean {
  const url = URL.parse(origin);
  if (url?.host !== host) return false;
  // Where people reach us safely, a page that came the unsafe way may be anybody's.
  return url.protocol === 'https:' || (url.protocol === 'http:' && publicUrl.startsWith('http:'));
}

/**
 * May whoever holds a secret link act? The link is the proof and no cookie is asked, so there is nothing that another site
 * could borrow; all the same, a browser that says it comes from elsewhere is not let in. Silence is no reason to refuse: these pages
 * send no referrer, and then older browsers do not name their origin.
 */
export function passesByLink({ origin, fetchSite, host, publicUrl }: FormPost): boolean {
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return false;
  return origin === undefined || origin === 'null' || isOurOrigin(origin, host, publicUrl);
}

/**
 * May this form act? It was sent by a browser without our script, from a page that is the same for everyone and so holds
 * no token: the browser itself has to say that it came from a page of ours. Silence is no proof.
 */
export function passesAsForm({ origin, fetchSite, host, publicUrl }: FormPost): boolean {
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return false;
  if (origin === undefined || origin === 'null') return fetchSite === 'same-origin';
  return isOurOrigin(origin, host, publicUrl);
}
