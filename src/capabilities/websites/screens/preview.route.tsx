import { requireUser } from '#app/require-user.ts';
import type { Route } from './+types/preview.route.ts';
import { loadPreview } from './load-site.ts';
import { SiteMissing } from './site/site-missing.tsx';
import { SiteScreen } from './site/site-page.tsx';

/** Stands in a frame beside the editor, as whoever the couple wants to be. */
export const handle = { script: 'none', framedBy: 'self' };

export const meta: Route.MetaFunction = () => [
  { title: 'Website preview · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  await requireUser({ url, context });
  return loadPreview(context, params.page ?? '', url);
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  return <SiteScreen loaded={loaderData} marksBlocks />;
}

export function ErrorBoundary() {
  return <SiteMissing />;
}
