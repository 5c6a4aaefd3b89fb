import { useEffect } from 'react';
import { apiOf } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/preview-frame.route.ts';
import { foundOrGone, loadStorefrontPage } from './load-storefront-page.ts';
import { StorefrontPage } from './storefront-page.tsx';
import { useFreshPreview } from './use-fresh-preview.ts';

/** Stands in a frame beside the form that changes it, and nowhere else. */
export const handle = { document: 'personal', framedBy: 'self' };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  await requireUser({ url, context });
  const { category: taxonomyKey, slug } = params;
  const call = apiOf(context).storefronts.previewStorefront({ taxonomyKey, slug });
  return loadStorefrontPage(context, url, await foundOrGone(call, paths.storefrontPreviewFrame));
}

export const meta = () => [{ title: 'Live preview · Ampersand' }, { name: 'robots', content: 'noindex' }];

export default function PreviewFrameScreen({ loaderData }: Route.ComponentProps) {
  useFreshPreview(loaderData.storefront.uuid);
  // The page waits with its code for a first touch, and nobody touches what only shows.
  useEffect(() => {
    window.dispatchEvent(new Event('pointermove'));
  }, []);
  return (
    <main inert className="bg-linen">
      <StorefrontPage page={loaderData} />
    </main>
  );
}
