import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf, requestScope, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { REAL_WEDDINGS_SUBJECT } from '#capabilities/editorial/rules/real-wedding-subjects.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PhotoRows } from '../parts/photo-rows.tsx';
import {
  chosenKinds,
  FILTER_KINDS,
  readInspirationFilters,
  writeInspirationQuery,
} from '../rules/inspiration-address.ts';
import { photosTitle } from '../rules/list-titles.ts';
import { breadcrumbData, listData } from '../rules/structured-data.ts';
import type { Route } from './+types/photos.route.ts';
import { feedLink } from './feed-link.ts';
import { crumbs, INSPIRATION, PHOTOS } from './inspiration-steps.ts';
import { filterBar } from './list/filter-choices.ts';
import { ListFilters } from './list/list-filters.tsx';
import { NothingFound } from './list/nothing-found.tsx';

export const handle = { document: 'public', query: [...FILTER_KINDS.photos, 'page'] };

const PAGE_SIZE = 36;
const FIRST_ROW = 4;

export async function loader({ url, context }: Route.LoaderArgs) {
  showsOn(context, REAL_WEDDINGS_SUBJECT);
  const filters = readInspirationFilters('photos', url.searchParams);
  const found = await apiOf(context).editorial.listWeddingPhotos(filters);
  if (filters.page > 1 && filters.page > found.pageCount) throw new Response(null, { status: 404 });
  return { filters, found, site: context.get(requestScope).publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Page not found · Ampersand' }];
  const { filters, found, site } = loaderData;
  const title = photosTitle(filters);
  return [
    ...pageMeta(
      {
        title: found.page > 1 ? `${title}, page ${found.page}` : title,
        description: `${title}: ${plural(found.total, 'photo')} to save and share, each with its wedding and the vendors behind it.`,
        path: paths.photos() + writeInspirationQuery(filters),
        pictureId: found.photos[0]?.picture.id ?? null,
        isUnlisted: chosenKinds('photos', filters).length > 1 || found.total === 0,
        structuredData: [
          breadcrumbData(site, [INSPIRATION, PHOTOS]),
          listData(
            site,
            found.photos.map(({ slug, picture }) => ({ label: picture.alt, path: paths.photo(slug) })),
            (found.page - 1) * PAGE_SIZE,
          ),
        ],
      },
      matches,
    ),
    feedLink,
  ];
};

export default function PhotosScreen({ loaderData: { filters, found } }: Route.ComponentProps) {
  const path = paths.photos();
  const bar = filterBar({ list: 'photos', path, filters, ...found });
  return (
    <div className={`${pageWidth} py-6 md:py-10`}>
      <PageHeading
        eyebrow={<Breadcrumb steps={crumbs([INSPIRATION, PHOTOS])} />}
        title={photosTitle(filters)}
        lead="Save what you love. Every photo leads to its wedding and the people behind it."
        size="large"
      />
      <div className="pt-6 md:pt-8">
        <ListFilters
          bar={bar}
          found={plural(found.total, 'photo')}
          address={writeInspirationQuery(filters)}
        />
      </div>
      {found.photos.length === 0 ? (
        <NothingFound bar={bar} title="No exact matches" />
      ) : (
        <PhotoRows
          photos={found.photos}
          location="inspiration-photos"
          priorityCount={FIRST_ROW}
          className="pt-6 md:pt-8"
        />
      )}
      <Pagination
        className="pt-12 md:pt-16"
        page={found.page}
        pageCount={found.pageCount}
        toPage={(page) => path + writeInspirationQuery({ ...filters, page })}
      />
    </div>
  );
}
