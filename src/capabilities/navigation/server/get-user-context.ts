import type { UserContext } from '#app/user-context.ts';
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

/** Everything the navigation needs to know about who is there, visitors included. */
export async function getUserContext(deps: Deps, context: RequestContext): Promise<UserContext> {
  const { actor, headers } = context;
  const user = actor.kind === 'user' ? await readUser(deps, actor) : undefined;
  // A first visit gets its id here, and is drawn by it at once.
  const subject = user ? user.object_id : keepVisitorId(deps, context);
  return { ...(user ?? GUEST), user_experiments: resolveExperiments(deps, { headers, userId: subject }) };
}
