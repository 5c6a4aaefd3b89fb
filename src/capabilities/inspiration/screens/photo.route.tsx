import { hasErrorCode } from '#app/api-error.ts';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf, requestScope, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import {
  REAL_WEDDINGS_SUBJECT,
  realWeddingSubject,
} from '#capabilities/editorial/rules/real-wedding-subjects.ts';
import { storefrontSubject } from '#capabilities/storefronts/rules/storefront-subject.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { CreditList } from '../parts/credit-list.tsx';
import { PhotoRows } from '../parts/photo-rows.tsx';
import { RealWeddingCard } from '../parts/real-wedding-card.tsx';
import { coupleNames } from '../rules/couple-names.ts';
import { pageTitle } from '../rules/page-title.ts';
import { breadcrumbData, imageData } from '../rules/structured-data.ts';
import type { Route } from './+types/photo.route.ts';
import { feedLink } from './feed-link.ts';
import { INSPIRATION, PHOTOS } from './inspiration-steps.ts';
import { MoreHeading } from './more-heading.tsx';
import { PhotoStage } from './photo/photo-stage.tsx';

export const handle = { document: 'public' };

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const photo = await apiOf(context).editorial.readWeddingPhoto({ slug: params.slug });
    const vendors = photo.credits.flatMap(({ storefront }) => (storefront ? [storefront.uuid] : []));
    showsOn(
      context,
      REAL_WEDDINGS_SUBJECT,
      realWeddingSubject(photo.wedding.slug),
      ...vendors.map(storefrontSubject),
    );
    return { photo, site: context.get(requestScope).publicUrl };
  } catch (error) {
    if (hasErrorCode(error, 'wedding_photo.not_found')) throw new Response(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Page not found · Ampersand' }];
  const { photo, site } = loaderData;
  const { wedding, picture } = photo;
  const path = paths.photo(photo.slug);
  const title = photo.caption || picture.alt;
  return [
    ...pageMeta(
      {
        title: pageTitle(title),
        description: `${title}. From the wedding of ${coupleNames(wedding)} in ${wedding.city}, ${wedding.stateCode}: photo ${photo.position} of ${photo.photoCount}, with the vendors behind it.`,
        path,
        pictureId: picture.id,
        structuredData: [
          imageData(site, path, photo),
          breadcrumbData(site, [INSPIRATION, PHOTOS, { label: title, path }]),
        ],
      },
      matches,
    ),
    feedLink,
  ];
};

export default function PhotoScreen({ loaderData: { photo } }: Route.ComponentProps) {
  const { wedding, credits, similar } = photo;
  return (
    <>
      <div className={`${pageWidth} py-4 md:py-8`}>
        <Breadcrumb
          steps={[
            { label: INSPIRATION.label, to: INSPIRATION.path },
            { label: PHOTOS.label, to: PHOTOS.path },
            { label: coupleNames(wedding), to: paths.realWedding(wedding.slug) },
          ]}
        />
        <div className="grid gap-8 pt-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12">
          <PhotoStage photo={photo} />
          <div>
            <h1 className="text-2xl md:text-3xl">{photo.caption || photo.picture.alt}</h1>
            <section aria-label="The wedding" className="pt-6">
              <RealWeddingCard
                wedding={wedding}
                headingLevel={2}
                sizes="(min-width: 1024px) 370px, (min-width: 480px) 46vw, 92vw"
                className="max-w-96"
              />
            </section>
          </div>
        </div>
        {credits.length > 0 && (
          <section aria-labelledby="credits" className="pt-10 md:pt-14">
            <h2 id="credits" className="pb-2 text-2xl md:text-3xl">
              Behind this day
            </h2>
            <CreditList credits={credits} location="wedding-photo-credits" columns={2} />
          </section>
        )}
      </div>
      {similar.length > 0 && (
        <section
          aria-labelledby="similar"
          className="mt-6 bg-paper py-12 md:mt-10 md:py-20"
          data-print="hidden"
        >
          <div className={pageWidth}>
            <MoreHeading id="similar" title="Photos like this" to={paths.photos()} link="All photos" />
            <PhotoRows photos={similar} location="wedding-photo-similar" />
          </div>
        </section>
      )}
    </>
  );
}
