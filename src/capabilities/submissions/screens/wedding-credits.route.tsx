import { api } from '#app/api.ts';
import { currentListingIn } from '#app/current-listing.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OwnCredits } from '../contract/credits.contract.ts';
import { weddingCreditsQuery } from '../queries.ts';
import { CREDIT_STATE_LABELS } from '../rules/credit-states.ts';
import type { Route } from './+types/wedding-credits.route.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Wedding credits · Ampersand' }, { name: 'robots', content: 'noindex' }];

/** Weddings that name the listing being worked on. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, submissions } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const asked = args.url.searchParams.get('storefront');
  const listing = currentListing({ listings, currentListingUuid }, asked);
  return listing ? submissions.listWeddingCredits({ uuid: listing.uuid }) : null;
}

function Credits({ loaded }: { loaded: OwnCredits }) {
  const { uuid, name } = loaded.storefront;
  const { data } = useLoaded(weddingCreditsQuery(uuid), loaded);
  const answer = useAction({
    run: (said: { submission: string; answer: 'CONFIRMED' | 'REFUSED' }) =>
      api.submissions.answerWeddingCredit({ uuid, ...said }),
    keeps: (queryClient, next) => queryClient.setQueryData(weddingCreditsQuery(uuid).queryKey, next),
  });
  return (
    <>
      {data.credits.length === 0 && (
        <p className="py-10 text-center text-ink-soft">No wedding credits {name} yet.</p>
      )}
      <ul className="mt-6 grid gap-4">
        {data.credits.map(({ submission, names, weddingDate, photographer, role, state, slug }) => (
          <li key={submission} className="rounded-card border border-line bg-paper p-5">
            <h2 className="wrap-anywhere text-lg">{names}</h2>
            <p className="wrap-anywhere text-ink-soft">
              {[
                weddingDate && formatDateInText(calendarDate(weddingDate)),
                `sent in by ${photographer}`,
                role,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="mt-2">{state === 'ASKED' ? 'Were you there?' : CREDIT_STATE_LABELS[state]}</p>
            {slug && <TextLink to={paths.realWedding(slug)}>See the page</TextLink>}
            {data.canAnswer && (
              <div className="mt-3 flex flex-wrap gap-3">
                {state !== 'CONFIRMED' && (
                  <Button size="small" onPress={() => answer.mutate({ submission, answer: 'CONFIRMED' })}>
                    Yes, we were<span className="sr-only"> at the wedding of {names}</span>
                  </Button>
                )}
                {state !== 'REFUSED' && (
                  <Button
                    size="small"
                    variant="secondary"
                    onPress={() => answer.mutate({ submission, answer: 'REFUSED' })}
                  >
                    We weren’t there<span className="sr-only">, at the wedding of {names}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export default function WeddingCreditsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title="Wedding credits"
        lead="Photographers name you for these weddings. Once you confirm, their pages lead to your listing."
      />
      {loaderData && <Credits key={loaderData.storefront.uuid} loaded={loaderData} />}
    </div>
  );
}
