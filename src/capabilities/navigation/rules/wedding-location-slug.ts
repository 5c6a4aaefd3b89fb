import type { UserContext } from '#app/user-context.ts';

/** Where the wedding is, as search addresses name it. The history is newest first. */
export function weddingLocationSlug(
  user: Pick<UserContext, 'user_role_account_weddings'> | undefined,
): string | undefined {
  return user?.user_role_account_weddings[0]?.wedding_location_history[0]?.slug || undefined;
}
