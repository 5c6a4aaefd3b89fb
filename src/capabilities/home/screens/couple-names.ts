import type { UserContext } from '#app/user-context.ts';

export type HomeWedding = UserContext['user_role_account_weddings'][number];

export function coupleNames({
  primary_first_name,
  partner_first_name,
  empty_or_placeholder_couple_names,
}: HomeWedding): string {
  const names = [primary_first_name, partner_first_name].filter(Boolean);
  return empty_or_placeholder_couple_names || names.length === 0 ? 'Your wedding' : names.join(' & ');
}
