import { workLinkAmongCouples } from '#app/rules/work-link.ts';
import type { UserContext } from '#app/user-context.ts';
import type { findUser } from '#capabilities/identity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';

type Person = Omit<UserContext, 'user_experiments'>;
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** What the user-context entity says of someone who is not signed in. */
export const GUEST: Person = {
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

export function presentUser(
  actor: SignedInActor,
  user: User,
  weddings: UserContext['user_role_account_weddings'],
): Person {
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
