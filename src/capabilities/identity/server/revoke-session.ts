import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { queueCancelledMail } from './email-change-mails.ts';
import { dropEmailChange } from './email-changes.store.ts';
import { deleteOtherSessions, deleteSession, lockUser, type UserRow } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

/** Who signs a device out may do so because it is not theirs: a change of the email address ends with it. */
async function endEmailChange(tx: Tx, deps: Deps, user: UserRow | undefined): Promise<void> {
  const change = user && (await dropEmailChange(tx, user.id, deps.clock.now()));
  if (change) await queueCancelledMail(tx, deps, { user, change });
}

export function revokeSession(
  deps: Deps,
  { userId }: SignedInActor,
  sessionId: string,
): Promise<Result<undefined>> {
  return transact(deps.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!(await deleteSession(tx, userId, sessionId)))
      return fail('session.not_found', 'That session has already ended.');
    await endEmailChange(tx, deps, user);
    return ok(undefined);
  });
}

export async function revokeOtherSessions(deps: Deps, actor: SignedInActor): Promise<void> {
  await transact(deps.db, async (tx) => {
    const user = await lockUser(tx, actor.userId);
    await deleteOtherSessions(tx, actor.userId, actor.sessionId);
    await endEmailChange(tx, deps, user);
  });
}
