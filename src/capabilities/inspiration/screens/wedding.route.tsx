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
import { CreditList } from '../parts/credit-list.tsx';
import { RealWeddingCard } from '../parts/real-wedding-card.tsx';
import { coupleNames } from '../rules/couple-names.ts';
import { pageTitle } from '../rules/page-title.ts';
import { articleData, breadcrumbData } from '../rules/structured-data.ts';
import type { Route } from './+types/wedding.route.ts';
import { feedLink } from './feed-link.ts';
import { INSPIRATION, REAL_WEDDINGS } from './inspiration-steps.ts';
import { MoreHeading } from './more-heading.tsx';
import { WeddingFacts } from './wedding/wedding-facts.tsx';
import { WeddingHero } from './wedding/wedding-hero.tsx';
import { WeddingStory } from './wedding/wedding-story.tsx';

export const handle = { document: 'public' };

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const wedding = await apiOf(context).editorial.readRealWedding({ slug: params.slug });
    const vendors = wedding.credits.flatMap(({ storefront }) => (storefront ? [storefront.uuid] : []));
    showsOn(
      context,
      REAL_WEDDINGS_SUBJECT,
      realWeddingSubject(wedding.slug),
      ...vendors.map(storefrontSubject),
    );
    return { wedding, site: context.get(requestScope).publicUrl };
  } catch (error) {
    if (hasErrorCode(error, 'real_wedding.not_found')) throw new Response(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: 'Page not found · Ampersand' }];
  const { wedding, site } = loaderData;
  const path = paths.realWedding(wedding.slug);
  const names = coupleNames(wedding);
  return [
    ...pageMeta(
      {
        title: pageTitle(wedding.title),
        description: `${names} in ${wedding.city}, ${wedding.stateCode}. ${wedding.summary}`,
        path,
        pictureId: wedding.photos[0]?.picture.id ?? null,
        structuredData: [
          articleData(site, path, wedding),
          breadcrumbData(site, [INSPIRATION, REAL_WEDDINGS, { label: names, path }]),
        ],
      },
      matches,
    ),
    feedLink,
  ];
};

export default function RealWeddingScreen({ loaderData: { wedding } }: Route.ComponentProps) {
  return (
    <article>
      <div className={`${pageWidth} space-y-10 py-6 md:space-y-16 md:py-10`}>
        <WeddingHero wedding={wedding} />
        <WeddingFacts wedding={wedding} />
        <WeddingStory wedding={wedding} />
        {wedding.credits.length > 0 && (
          <section aria-labelledby="credits" className="mx-auto max-w-220">
            <h2 id="credits" className="pb-2 text-2xl md:text-3xl">
              The people who made it
            </h2>
            <CreditList credits={wedding.credits} location="real-wedding-credits" columns={2} />
          </section>
        )}
      </div>
      {wedding.similar.length > 0 && (
        <section aria-labelledby="more" className="bg-paper py-12 md:py-20" data-print="hidden">
          <div className={pageWidth}>
            <MoreHeading
              id="more"
              title="More like this"
              to={paths.realWeddings()}
              link="All real weddings"
            />
            <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3 lg:gap-x-8">
              {wedding.similar.map((similar) => (
                <li key={similar.slug}>
                  <RealWeddingCard wedding={similar} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </article>
  );
}
