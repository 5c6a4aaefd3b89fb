import { cookieName } from '#base/cookie-name.ts';
import { NO_OVERRIDES, type Overrides, readOverrides } from './session-overrides.ts';

export const OVERRIDES_COOKIE = 'session_overrides';
export const AUTOMATED_TEST_COOKIE = 'automated_test';
export const VISITOR_COOKIE = 'visitor_id';

/** As long as the marketplace session: within it a visitor sees one and the same variation. */
export const VISITOR_SECONDS = 30 * 24 * 60 * 60;

export type SessionCookies = { isAutomatedTest: boolean; visitorId: string | null; overrides: Overrides };

const VISITOR_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The first cookie of a name counts: browsers send the one with the more exact path first. */
function cookieOf(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [given = '', ...value] = pair.split('=');
    if (given.trim() === name) return decode(value.join('=').trim());
  }
  return undefined;
}

/** What a request's Cookie header says about experiments. Whatever it says badly counts as unsaid. */
export function readSessionCookies(header: string | null | undefined): SessionCookies {
  if (!header) return { isAutomatedTest: false, visitorId: null, overrides: NO_OVERRIDES };
  const visitorId = cookieOf(header, cookieName(VISITOR_COOKIE, true)) ?? cookieOf(header, VISITOR_COOKIE);
  return {
    isAutomatedTest: cookieOf(header, AUTOMATED_TEST_COOKIE) === '1',
    visitorId: visitorId && VISITOR_ID.test(visitorId) ? visitorId : null,
    overrides: readOverrides(cookieOf(header, OVERRIDES_COOKIE)),
  };
}
