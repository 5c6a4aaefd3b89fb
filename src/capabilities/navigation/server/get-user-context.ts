import { workLinkAmongCouples } from '#app/rules/work-link.ts';
import type { UserContext } from '#app/user-context.ts';
import { keepVisitorId, resolveExperiments } from '#capabilities/experiments/server/index.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import { findWeddingContexts } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>;

/** What the user-context entity says of someone who is not signed in. */
const GUEST: Omit<UserContext, 'user_experiments'> = {
  is_guest: true,
  is_spoof: false,
  email: null,
  object_id: null,
  first_name: null,
  last_name: null,
  created_at: null,
  role: 'VISITOR',
  email_verified: false,
  has_vendor_account: false,
  has_marketplace_account: false,
  support_write_until: null,
  is_support: false,
  work: null,
  user_role_account_weddings: [],
};

async function describeUser(
  { db }: Deps,
  actor: SignedInActor,
): Promise<Omit<UserContext, 'user_experiments'> | undefined> {
  const [user, weddings] = await Promise.all([
    findUser(db, actor.userId),
    findWeddingContexts(db, actor.userId),
  ]);
  if (!user) return undefined;
  const sides = {
    is_support: actor.isSupport,
    has_vendor_account: actor.isVendor,
    has_marketplace_account: weddings.length > 0,
  };
  return {
    is_guest: false,
    is_spoof: actor.impersonation !== null,
    email: user.email,
    object_id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    created_at: user.createdAt.toISOString(),
    role: 'USER',
    email_verified: user.emailVerified,
    ...sides,
    support_write_until: actor.impersonation?.writableUntil?.toISOString() ?? null,
    work: workLinkAmongCouples(sides) ?? null,
    user_role_account_weddings: weddings,
  };
}

/** Everything the navigation needs to know about who is there, visitors included. */
export async function getUserContext(deps: Deps, context: RequestContext): Promise<UserContext> {
  const { actor, headers } = context;
  const user = actor.kind === 'user' ? await describeUser(deps, actor) : undefined;
  // A first visit gets its id here, and is drawn by it at once.
  const subject = user ? user.object_id : keepVisitorId(deps, context);
  return { ...(user ?? GUEST), user_experiments: resolveExperiments(deps, { headers, userId: subject }) };
}
