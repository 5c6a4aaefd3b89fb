import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOtherSessions, deleteSession } from './store.ts';

type Deps = Pick<Platform, 'db'>;

export async function revokeSession(
  { db }: Deps,
  actor: SignedInActor,
  sessionId: string,
): Promise<Result<undefined>> {
  const wasThere = await deleteSession(db, actor.userId, sessionId);
  return wasThere ? ok(undefined) : fail('session.not_found', 'That session has ended already.');
}

export async function revokeOtherSessions({ db }: Deps, actor: SignedInActor): Promise<void> {
  await deleteOtherSessions(db, actor.userId, actor.sessionId);
}
