import { hasErrorCode } from '#app/api-error.ts';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf, requestScope, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { REAL_WEDDINGS_SUBJECT } from '#capabilities/editorial/rules/real-wedding-subjects.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RealWeddingCard } from '../parts/real-wedding-card.tsx';
import {
  chosenKinds,
  FILTER_KINDS,
  readInspirationFilters,
  writeInspirationQuery,
} from '../rules/inspiration-address.ts';
import { weddingsTitle } from '../rules/list-titles.ts';
import { breadcrumbData, listData } from '../rules/structured-data.ts';
import type { Route } from './+types/weddings.route.ts';
import { feedLink } from './feed-link.ts';
import { crumbs, INSPIRATION, REAL_WEDDINGS } from './inspiration-steps.ts';
import { filterBar } from './list/filter-choices.ts';
import { ListFilters } from './list/list-filters.tsx';
import { NothingFound } from './list/nothing-found.tsx';

export const handle = { document: 'public', query: [...FILTER_KINDS.weddings, 'page'] };

const PAGE_SIZE = 24;
const FIRST_ROW = 3;

export async function loader({ url, context }: Route.LoaderArgs) {
  showsOn(context, REAL_WEDDINGS_SUBJECT);
  const filters = readInspirationFilters('weddings', url.searchParams);
  try {
    const found = await apiOf(context).editorial.listRealWeddings(filters);
    if (filters.page > 1 && filters.page > found.pageCount) throw new Response(null, { status: 404 });
    return { filters, found, site: context.get(requestScope).publicUrl };
  } catch (error) {
    if (hasErrorCode(error, 'place.not_found')) throw new Response(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Page not found · Ampersand' }];
  const { filters, found, site } = loaderData;
  const title = weddingsTitle(filters, found.place?.name);
  const before = (found.page - 1) * PAGE_SIZE;
  return [
    ...pageMeta(
      {
        title: found.page > 1 ? `${title}, page ${found.page}` : title,
        description: `${title}: ${plural(found.total, 'story', 'stories')} with photos, colors, and the people who made each day, by season, style, setting, and place.`,
        path: paths.realWeddings() + writeInspirationQuery(filters),
        pictureId: found.weddings[0]?.cover.id ?? null,
        isUnlisted: chosenKinds('weddings', filters).length > 1 || found.total === 0,
        structuredData: [
          breadcrumbData(site, [INSPIRATION, REAL_WEDDINGS]),
          listData(
            site,
            found.weddings.map((wedding) => ({
              label: wedding.title,
              path: paths.realWedding(wedding.slug),
            })),
            before,
          ),
        ],
      },
      matches,
    ),
    feedLink,
  ];
};

export default function RealWeddingsScreen({ loaderData: { filters, found } }: Route.ComponentProps) {
  const path = paths.realWeddings();
  const bar = filterBar({ list: 'weddings', path, filters, ...found });
  return (
    <div className={`${pageWidth} py-6 md:py-10`}>
      <PageHeading
        eyebrow={<Breadcrumb steps={crumbs([INSPIRATION, REAL_WEDDINGS])} />}
        title={weddingsTitle(filters, found.place?.name)}
        lead="Real days, with the photos and everyone who made them happen."
        size="large"
      />
      <div className="pt-6 md:pt-8">
        <ListFilters
          bar={bar}
          found={plural(found.total, 'real wedding')}
          address={writeInspirationQuery(filters)}
        />
      </div>
      {found.weddings.length === 0 ? (
        <NothingFound bar={bar} title="No exact matches" />
      ) : (
        <ul className="grid gap-x-6 gap-y-10 pt-6 sm:grid-cols-2 md:gap-y-14 md:pt-8 lg:grid-cols-3 lg:gap-x-8">
          {found.weddings.map((wedding, index) => (
            <li key={wedding.slug}>
              <RealWeddingCard wedding={wedding} isPriority={index < FIRST_ROW} headingLevel={2} />
            </li>
          ))}
        </ul>
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
