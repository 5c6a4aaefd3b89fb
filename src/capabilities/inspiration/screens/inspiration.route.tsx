import { Camera } from 'lucide-react';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf, requestScope, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { REAL_WEDDINGS_SUBJECT } from '#capabilities/editorial/rules/real-wedding-subjects.ts';
import { SEASONS } from '#capabilities/editorial/rules/seasons.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { RealWeddingCard } from '../parts/real-wedding-card.tsx';
import { arrangeFront } from '../rules/arrange-front.ts';
import { breadcrumbData, listData } from '../rules/structured-data.ts';
import type { Route } from './+types/inspiration.route.ts';
import { feedLink } from './feed-link.ts';
import { ColorBrowser } from './home/color-browser.tsx';
import { FrontHero } from './home/front-hero.tsx';
import { PhotoMosaic } from './home/photo-mosaic.tsx';
import { SeasonTiles } from './home/season-tiles.tsx';
import { StyleLinks } from './home/style-links.tsx';
import { VendorsBand } from './home/vendors-band.tsx';
import { INSPIRATION } from './inspiration-steps.ts';
import { MoreHeading } from './more-heading.tsx';

export const handle = { document: 'public' };

export async function loader({ context }: Route.LoaderArgs) {
  showsOn(context, REAL_WEDDINGS_SUBJECT);
  const { editorial } = apiOf(context);
  const [weddings, photos, shelves] = await Promise.all([
    editorial.listRealWeddings({ page: 1 }),
    editorial.listWeddingPhotos({ page: 1 }),
    Promise.all(
      SEASONS.map(async (season) => ({
        season,
        weddings: (await editorial.listRealWeddings({ season, page: 1 })).weddings,
      })),
    ),
  ]);
  const { color, season, style, setting } = weddings.counts;
  return {
    front: arrangeFront(weddings.weddings, shelves, photos.photos),
    totals: { weddings: weddings.total, photos: photos.total },
    counts: { color, season, style, setting },
    site: context.get(requestScope).publicUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Page not found · Ampersand' }];
  const { front, totals, site } = loaderData;
  const shown = [...(front.lead ? [front.lead] : []), ...front.newest];
  return [
    ...pageMeta(
      {
        title: 'Wedding inspiration',
        description: `${plural(totals.weddings, 'real wedding')} and ${plural(totals.photos, 'photo')} to browse by color, season, style, and setting, each with the vendors who made it.`,
        path: paths.inspiration(),
        pictureId: front.lead?.cover.id ?? null,
        structuredData: [
          breadcrumbData(site, [INSPIRATION]),
          listData(
            site,
            shown.map(({ title, slug }) => ({ label: title, path: paths.realWedding(slug) })),
          ),
        ],
      },
      matches,
    ),
    feedLink,
  ];
};

export default function InspirationScreen({ loaderData }: Route.ComponentProps) {
  const { front, totals, counts } = loaderData;
  return (
    <div className={`${pageWidth} space-y-14 pt-8 pb-16 md:space-y-24 md:pt-14 md:pb-24`}>
      <FrontHero lead={front.lead} />
      {front.lead ? (
        <>
          <section aria-labelledby="newest">
            <MoreHeading
              id="newest"
              title="Latest weddings"
              to={paths.realWeddings()}
              link={`All ${plural(totals.weddings, 'real wedding')}`}
            />
            <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:gap-y-14 lg:grid-cols-3 lg:gap-x-8">
              {front.newest.map((wedding) => (
                <li key={wedding.slug}>
                  <RealWeddingCard wedding={wedding} />
                </li>
              ))}
            </ul>
          </section>
          <ColorBrowser counts={counts.color} />
          <SeasonTiles seasons={front.seasons} counts={counts.season} />
          <StyleLinks styles={counts.style} settings={counts.setting} />
          <section aria-labelledby="photos">
            <MoreHeading
              id="photos"
              title="Photos we love"
              to={paths.photos()}
              link={`All ${plural(totals.photos, 'photo')}`}
            />
            <PhotoMosaic photos={front.photos} />
          </section>
        </>
      ) : (
        <EmptyState title="Real weddings are on their way" icon={<Camera size={28} aria-hidden="true" />}>
          As soon as a couple shares their day, you’ll find it here.
        </EmptyState>
      )}
      <VendorsBand />
    </div>
  );
}
