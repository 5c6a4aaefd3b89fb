import { deleteCookie, setCookie } from '@orpc/server/helpers';
import { fail, ok, type Result } from '#base/result.ts';
import { canOverride, type ExperimentSession } from '../rules/experiment-session.ts';
import { OVERRIDES_COOKIE } from '../rules/session-cookies.ts';
import { checkOverrides, hasOverrides, writeOverrides } from '../rules/session-overrides.ts';

type Wish = Parameters<typeof checkOverrides>[0];

/** Replaces all overrides of the session; none at all takes the cookie away. In production the call does not exist. */
export function setSessionOverrides(
  session: ExperimentSession,
  wish: Wish,
  resHeaders: Headers | undefined,
): Result<ExperimentSession> {
  if (!canOverride(session.environment)) return fail('not_found', 'Not found.');
  const { overrides, fields } = checkOverrides(wish);
  if (Object.keys(fields).length > 0) {
    return fail('invalid_input', 'Please check the highlighted fields.', { fields });
  }
  const attributes = { httpOnly: true, sameSite: 'lax' } as const;
  if (hasOverrides(overrides)) setCookie(resHeaders, OVERRIDES_COOKIE, writeOverrides(overrides), attributes);
  else deleteCookie(resHeaders, OVERRIDES_COOKIE, attributes);
  return ok({ ...session, overrides });
}
