import type { Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Auth } from './auth.ts';
import { attempt } from './auth-failure.ts';
import { takeCode, usedCode } from './take-app-code.ts';

type Deps = Pick<Platform, 'clock'> & { db: Tx; auth: Auth };

/** What no authenticator app shows: the library refuses it and counts the failure. */
const NO_CODE = 'refused';

/** Has the auth library verify a code of the app, unless that code was taken before. */
export async function verifyAppCode(
  deps: Deps,
  userId: string | undefined,
  { code, headers }: { code: string; headers: Headers },
): Promise<Result<{ headers: Headers }>> {
  const outcome = userId ? await takeCode(deps, userId, code) : 'unknown';
  const body = { code: outcome === 'taken' ? code : NO_CODE };
  const verified = await attempt(() => deps.auth.api.verifyTOTP({ body, headers, returnHeaders: true }));
  return !verified.ok && verified.failure.code === 'auth.invalid_code' && outcome === 'used'
    ? usedCode()
    : verified;
}
