import { symmetricDecrypt } from 'better-auth/crypto';
import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { refuseAndCommit, transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { APP_CODE_FAILURES, APP_CODE_REST_MINUTES } from '../rules/verification.ts';
import type { Auth } from './auth.ts';
import { invalidCode, tooManyAttempts } from './auth-failure.ts';
import { totpStep } from './totp-step.ts';
import { findTwoFactor, lockTwoFactor, takeStep, updateTwoFactor } from './two-factors.store.ts';

type Deps = Pick<Platform, 'clock'> & { db: Tx; auth: Auth };

async function stepOf({ auth, clock }: Deps, encryptedSecret: string, code: string) {
  const { secretConfig } = await auth.$context;
  const secret = await symmetricDecrypt({ key: secretConfig, data: encryptedSecret });
  return totpStep(secret, code, clock.now());
}

export function usedCode() {
  const message = 'That code was already used. Wait for the next one.';
  return fail('auth.invalid_code', message, { fields: { code: message } });
}

/** Takes a code for the auth library, which is asked afterwards: each is good once, for whoever comes first. */
export async function takeCode(
  deps: Deps,
  userId: string,
  code: string,
): Promise<'taken' | 'used' | 'unknown'> {
  const row = await findTwoFactor(deps.db, userId);
  const step = row && (await stepOf(deps, row.secret, code));
  if (!row || step === undefined) return 'unknown';
  return (await takeStep(deps.db, row.id, step, deps.clock.now())) ? 'taken' : 'used';
}

/** A code shown inside a session. There the library counts no failures, so they are counted here, as at sign-in. */
export async function showAppCode(
  deps: Deps,
  userId: string,
  code: string,
  then: (tx: Tx) => Promise<void>,
): Promise<Result<undefined>> {
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const row = await lockTwoFactor(tx, userId);
    if (!row) return invalidCode();
    if (row.lockedUntil && row.lockedUntil > now) return tooManyAttempts();
    const step = await stepOf(deps, row.secret, code);
    if (step !== undefined && step > (row.lastUsedStep ?? 0)) {
      await updateTwoFactor(tx, row.id, {
        lastUsedStep: step,
        failedVerificationCount: 0,
        lockedUntil: null,
      });
      await then(tx);
      return ok(undefined);
    }
    if (step !== undefined) return usedCode();
    const failures = (row.lockedUntil ? 0 : row.failedVerificationCount) + 1;
    const isLast = failures >= APP_CODE_FAILURES;
    await updateTwoFactor(tx, row.id, {
      failedVerificationCount: failures,
      lockedUntil: isLast ? new Date(now.getTime() + APP_CODE_REST_MINUTES * 60_000) : null,
    });
    // A guess that was not counted would be free.
    return refuseAndCommit(invalidCode());
  });
}
