import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { StorefrontView } from './storefront-view.ts';

/** Says what this page is to the one who sees it: a draft nobody else can open, or the look of what is public. */
export function PreviewBanner({ storefront }: { storefront: StorefrontView }) {
  const { isPublished, category, slug } = storefront;
  return (
    <aside aria-label="Preview" className="border-gold/40 border-b bg-gold-tint" data-print="hidden">
      <div className={`${pageWidth} flex flex-wrap items-center gap-x-6 gap-y-3 py-3`}>
        <p className="grow basis-64">
          <strong>This is a preview.</strong>{' '}
          {isPublished
            ? 'The page is published; couples see it like this.'
            : 'The page is not published: only your team and our support can open it.'}
        </p>
        <div className="flex flex-wrap gap-3">
          {isPublished && (
            <ButtonLink to={paths.storefront(category, slug)} size="small" variant="secondary">
              Open the public page
            </ButtonLink>
          )}
          <ButtonLink to={vendorPaths.listing} size="small" variant="secondary">
            Edit listing
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
