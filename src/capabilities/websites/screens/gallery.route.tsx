import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { websitePaths } from '../rules/paths.ts';
import type { Route } from './+types/gallery.route.ts';
import { DesignGrid } from './gallery/design-grid.tsx';
import { designLooks } from './gallery/design-looks.ts';

export const handle = { document: 'public' };

const TITLE = 'Wedding website designs';

export function meta({ matches }: Route.MetaArgs) {
  const description =
    'Designs for a wedding website, each with four palettes and two type pairings. Free, without an app, in eight languages.';
  return pageMeta({ title: TITLE, description, path: websitePaths.gallery() }, matches);
}

export function loader() {
  return { designs: designLooks() };
}

/** Every design, for whoever looks around: with the words of a couple that we made up. */
export default function GalleryScreen({ loaderData: { designs } }: Route.ComponentProps) {
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title={TITLE}
        lead="Each is drawn for one kind of wedding. Switch anytime: your words, photos, and answers stay."
        actions={<ButtonLink to={paths.website()}>Start your website</ButtonLink>}
        className="mb-6"
      />
      <DesignGrid designs={designs} address={(design, look) => websitePaths.sample(design, look)} />
    </div>
  );
}
