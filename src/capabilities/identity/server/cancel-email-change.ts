import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { Platform } from '#platform/platform.ts';
import { invalidToken } from './auth-failure.ts';
import { noPendingEmail } from './change-email.ts';
import { queueCancelledMail } from './email-change-mails.ts';
import { dropEmailChange, findChangeOfLink, takeEmailChange } from './email-changes.store.ts';
import { deleteSessions, lockUser } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** By the link in the warning, which needs no session: whoever asked may be the one who is signed in. */
export function cancelByLink(
  deps: Deps,
  { token, signOutEverywhere }: { token: string; signOutEverywhere: boolean },
): Promise<Result<undefined>> {
  const { db, clock } = deps;
  const link = { cancelHash: hashToken(token) };
  return transact(db, async (tx) => {
    const found = await findChangeOfLink(tx, link);
    const user = found && (await lockUser(tx, found.userId));
    const change = user && (await takeEmailChange(tx, link, clock.now()));
    if (!change) return invalidToken();
    if (signOutEverywhere) await deleteSessions(tx, user.id);
    await queueCancelledMail(tx, deps, { user, change });
    return ok(undefined);
  });
}

export function cancelEmailChange(deps: Deps, actor: SignedInActor): Promise<Result<undefined>> {
  const { db, clock } = deps;
  if (actor.impersonation) return Promise.resolve(fail('forbidden', 'Only the account owner can do this.'));
  return transact(db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    const change = user && (await dropEmailChange(tx, user.id, clock.now()));
    if (!change) return noPendingEmail();
    await queueCancelledMail(tx, deps, { user, change });
    return ok(undefined);
  });
}
