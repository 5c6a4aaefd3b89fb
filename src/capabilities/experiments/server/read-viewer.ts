import { setCookie } from '@orpc/server/helpers';
import { cookieName } from '#base/cookie-name.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import type { ExperimentSession } from '../rules/experiment-session.ts';
import { readSessionCookies, VISITOR_COOKIE, VISITOR_SECONDS } from '../rules/session-cookies.ts';
import { readExperimentSession } from './experiment-session.ts';

export type Viewer = {
  session: ExperimentSession;
  /** What 'once per session' counts by; null where nobody can be told apart. */
  sessionKey: string | null;
  userId: string | null;
  /** Support staff looking through someone's eyes; what they see, that person has not seen. */
  isImpersonated: boolean;
};

type Request = Pick<RequestContext, 'actor' | 'headers' | 'resHeaders'>;

/**
 * The visitor's id, made on the first call that can hand it over. Without response headers (a page rendered for
 * everyone) none is made: a variation drawn by lot must not be cached for all.
 */
export function keepVisitorId(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  request: Request,
): string | null {
  const { visitorId } = readSessionCookies(request.headers.get('cookie'));
  if (visitorId || !request.resHeaders) return visitorId;
  const made = clock.uuid();
  setCookie(request.resHeaders, cookieName(VISITOR_COOKIE, config.isProduction), made, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.isProduction,
    maxAge: VISITOR_SECONDS,
  });
  return made;
}

export function readViewer(platform: Pick<Platform, 'clock' | 'config'>, request: Request): Viewer {
  const { actor, headers } = request;
  if (actor.kind === 'user') {
    return {
      session: readExperimentSession(platform, { headers, userId: actor.userId }),
      sessionKey: `session:${actor.sessionId}`,
      userId: actor.userId,
      isImpersonated: actor.impersonation !== null,
    };
  }
  const visitorId = keepVisitorId(platform, request);
  return {
    session: { ...readExperimentSession(platform, { headers }), subjectId: visitorId },
    sessionKey: visitorId && `visitor:${visitorId}`,
    userId: null,
    isImpersonated: false,
  };
}
