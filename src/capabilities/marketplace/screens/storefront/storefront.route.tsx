import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from '#app/error-screen.tsx';
import { pack, unpack } from '#app/packed.ts';
import { pageMeta } from '#app/page-meta.ts';
import { apiOf, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { storefrontSubject } from '#capabilities/storefronts/rules/storefront-subject.ts';
import type { Route } from './+types/storefront.route.ts';
import { foundOrGone, loadStorefrontPage } from './load-storefront-page.ts';
import { MissingStorefront } from './missing-storefront.tsx';
import { PAGE_PARAMETERS } from './page-address.ts';
import { pageDescription, pageTitle, structuredData } from './storefront-meta.ts';
import { StorefrontPage } from './storefront-page.tsx';
import { useCountedView } from './use-counted-view.ts';

export const handle = { document: 'public', query: PAGE_PARAMETERS };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { category: taxonomyKey, slug } = params;
  const call = apiOf(context).storefronts.getStorefront({ taxonomyKey, slug });
  const storefront = await foundOrGone(call, paths.storefront);
  showsOn(context, storefrontSubject(storefront.uuid));
  return pack(await loadStorefrontPage(context, url, storefront));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Vendor not found · Ampersand' }, { name: 'robots', content: 'noindex' }];
  const page = unpack(loaderData);
  const { storefront } = page;
  return pageMeta(
    {
      title: pageTitle(storefront),
      description: pageDescription(storefront),
      path: paths.storefront(storefront.category, storefront.slug),
      pictureId: storefront.photos[0]?.id ?? null,
      structuredData: structuredData(page),
    },
    matches,
  );
};

export default function StorefrontScreen({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData);
  useCountedView(page.storefront.uuid);
  return <StorefrontPage page={page} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <MissingStorefront category={params.category} />;
  }
  return <ErrorScreen error={error} />;
}
