import { useRevalidator } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/manage.route.ts';
import { designLooks } from './gallery/design-looks.ts';
import { loadWebsite } from './load-website.ts';
import { Overview, WEBSITE_TITLE } from './manage/overview.tsx';
import { StartWebsite } from './manage/start-website.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'A website for your guests: where, when, and how to get there.';
  return pageMeta({ title: WEBSITE_TITLE, description, path: paths.website(), isUnlisted: true }, matches);
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const { context } = args;
  const website = await loadWebsite(context);
  if (!website) return { website: null, designs: designLooks() };
  const versions = website.allowed.includes('edit-website')
    ? await apiOf(context).websites.listWebsiteVersions()
    : { versions: [] };
  return { website, versions, origin: context.get(requestScope).publicUrl };
}

/** A couple’s website from outside: begin it, publish it, give it to guests. */
export default function ManageScreen({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (loaderData.website === null)
    return <StartWebsite designs={loaderData.designs} onStarted={revalidate} />;
  const { website, versions, origin } = loaderData;
  return <Overview loaded={website} versions={versions} origin={origin} />;
}
