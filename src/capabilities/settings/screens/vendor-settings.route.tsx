import { redirect } from 'react-router';
import { requireUser } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/vendor-settings.route.ts';
import { SettingsPage } from './settings-page.tsx';

export const meta = () => [{ title: 'Account settings · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** One login, and one set of sections about it; the wedding's are in the couple's frame. */
export async function loader(args: Route.LoaderArgs) {
  const { has_vendor_account, has_marketplace_account } = await requireUser(args);
  if (!has_vendor_account) throw redirect(paths.accountSettings());
  return { hasWedding: has_marketplace_account };
}

/** Jumping to a section is no reason to ask again who is reading. */
export const shouldRevalidate = () => false;

export default function VendorSettingsScreen({ loaderData: { hasWedding } }: Route.ComponentProps) {
  return <SettingsPage side="vendor" isPlanning={false} hasWedding={hasWedding} hasBusiness />;
}
