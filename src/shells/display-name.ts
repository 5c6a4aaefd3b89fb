import type { UserContext } from '#app/user-context.ts';

/** What to call someone: the name they gave, else the address they sign in with. */
export function displayName({
  first_name,
  last_name,
  email,
}: Pick<UserContext, 'first_name' | 'last_name' | 'email'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email || 'your account';
}
