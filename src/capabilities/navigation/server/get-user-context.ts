import type { UserContext } from '#app/user-context.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { userIdentified } from '#base/validation/user-identified.ts';
import { keepVisitorId, resolveExperiments } from '#capabilities/experiments/server/index.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import { findWeddingContexts } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { GUEST, presentUser } from './present.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>;

async function readUser({ db }: Deps, actor: SignedInActor) {
  const [user, weddings] = await Promise.all([
    findUser(db, actor.userId),
    findWeddingContexts(db, actor.userId),
  ]);
  return user && presentUser(actor, user, weddings);
}

/**
 * Everything the navigation needs to know about who is there, visitors included. Whoever is signed in is identified by
 * an object id; without one, because the account went in the same moment, nobody is taken for a guest by mistake.
 */
export async function getUserContext(deps: Deps, context: RequestContext): Promise<Result<UserContext>> {
  const { actor, headers } = context;
  const user = actor.kind === 'user' ? await readUser(deps, actor) : undefined;
  const missing = actor.kind === 'user' ? userIdentified({ objectId: user?.object_id }) : undefined;
  if (missing) return fail('unauthenticated', missing);
  // A first visit gets its id here, and is drawn by it at once.
  const subject = user ? user.object_id : keepVisitorId(deps, context);
  return ok({
    ...(user ?? GUEST),
    user_experiments: resolveExperiments(deps, { headers, userId: subject }),
  });
}
