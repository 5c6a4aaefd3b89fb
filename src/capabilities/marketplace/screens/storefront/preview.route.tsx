import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/preview.route.ts';
import { foundOrGone, loadStorefrontPage } from './load-storefront-page.ts';
import { MissingStorefront } from './missing-storefront.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { StorefrontPage } from './storefront-page.tsx';
import { useFreshPreview } from './use-fresh-preview.ts';

export const handle = { document: 'personal' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  await requireUser({ url, context });
  const { category: taxonomyKey, slug } = params;
  const call = apiOf(context).storefronts.previewStorefront({ taxonomyKey, slug });
  return loadStorefrontPage(context, url, await foundOrGone(call, paths.storefrontPreview));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { name = 'a listing', category = '', slug = '' } = loaderData?.storefront ?? {};
  return pageMeta(
    {
      title: `Preview of ${name}`,
      description: `How ${name} looks to couples.`,
      path: paths.storefrontPreview(category, slug),
      isUnlisted: true,
    },
    matches,
  );
};

export default function PreviewScreen({ loaderData }: Route.ComponentProps) {
  useFreshPreview(loaderData.storefront.uuid);
  return (
    <>
      <PreviewBanner storefront={loaderData.storefront} />
      <StorefrontPage page={loaderData} />
    </>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <MissingStorefront category={params.category} />;
  }
  return <ErrorScreen error={error} />;
}
