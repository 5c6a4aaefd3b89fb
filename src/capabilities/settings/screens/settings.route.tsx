import { redirect } from 'react-router';
import { requireUser } from '#app/require-user.ts';
import { isCouple } from '#app/rules/person.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { Route } from './+types/settings.route.ts';
import { SettingsPage } from './settings-page.tsx';

export const meta = () => [{ title: 'Account settings · Ampersand' }, { name: 'robots', content: 'noindex' }];

export async function loader(args: Route.LoaderArgs) {
  const user = await requireUser(args);
  const isPlanning = isCouple(user);
  // A vendor who plans no wedding has them in the vendor's frame; links in emails and public pages know one address only.
  if (!isPlanning && user.has_vendor_account && !user.is_support) throw redirect(vendorPaths.account);
  // The sections load by themselves; this decides how much room two of them hold meanwhile.
  return { isPlanning, hasWedding: user.has_marketplace_account, hasBusiness: user.has_vendor_account };
}

/** Jumping to a section is no reason to ask again who is reading. */
export const shouldRevalidate = () => false;

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  return <SettingsPage side="couple" {...loaderData} />;
}
