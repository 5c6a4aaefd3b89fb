import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { authOf } from './auth.ts';
import { authHeaders } from './auth-headers.ts';
import { forwardCookies } from './session-cookies.ts';

const RENEW_AFTER_MS = 86_400_000;

/** Keeps people signed in who keep coming: once a day the session and its cookie get another 30 days. */
export async function renewSession(platform: Platform, context: RequestContext): Promise<void> {
  const { actor, clock } = context;
  if (actor.kind === 'visitor' || actor.impersonation) return;
  if (clock.now().getTime() - actor.sessionSeenAt.getTime() < RENEW_AFTER_MS) return;
  const { headers } = await authOf(platform).api.getSession({
    headers: authHeaders(context),
    returnHeaders: true,
  });
  forwardCookies(headers, context);
}
