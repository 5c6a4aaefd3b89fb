import { redirect } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/settings.route.ts';
import { loadWebsite } from './load-website.ts';
import { SETTINGS_TITLE, WebsiteSettings } from './settings/website-settings.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Your website’s address, and who can read which page.';
  return pageMeta(
    { title: SETTINGS_TITLE, description, path: websitePaths.settings(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const { context } = args;
  const website = await loadWebsite(context);
  // Whoever only looks finds on the overview what there is for them.
  if (!website?.allowed.includes('edit-website')) throw redirect(paths.website());
  const api = apiOf(context).websites;
  const passcode = await api.readWebsitePasscode();
  const checked = await Promise.all(
    website.suggestedSlugs.map(async (slug) => ({ slug, ...(await api.checkWebsiteSlug({ slug })) })),
  );
  const free = checked.filter(({ isAvailable }) => isAvailable).map(({ slug }) => slug);
  return { website, passcode, free, origin: context.get(requestScope).publicUrl };
}

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const { website, ...rest } = loaderData;
  return <WebsiteSettings loaded={website} {...rest} />;
}
