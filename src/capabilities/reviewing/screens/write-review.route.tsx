import { useState } from 'react';
import { data, redirect } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { OwnReview } from '../contract/own-review.contract.ts';
import { ownReviewQuery } from '../queries.ts';
import type { Route } from './+types/write-review.route.ts';
import { DisputeCard } from './write/dispute-card.tsx';
import { ReviewForm } from './write/review-form.tsx';
import { SentReview } from './write/sent-review.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'Your review · Ampersand' }, { name: 'robots', content: 'noindex' }];

const REFUSALS = [
  'review.not_yet',
  'review.too_late',
  'review.own_team',
  'wedding.not_a_member',
  'wedding.role_forbids',
] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const { category, slug } = args.params;
  const { storefronts, reviewing } = apiOf(args.context);
  try {
    const found = await storefronts.getStorefront({ taxonomyKey: category, slug });
    if ('movedTo' in found) throw redirect(paths.writeReview(found.movedTo.taxonomyKey, found.movedTo.slug));
    const page = paths.storefront(category, slug);
    return { review: await reviewing.readOwnReview({ uuid: found.uuid }), refusal: null, page };
  } catch (error) {
    if (hasErrorCode(error, 'storefront.not_found')) throw data(null, { status: 404 });
    if (!(error instanceof Error) || !REFUSALS.some((code) => hasErrorCode(error, code))) throw error;
    return { review: null, refusal: error.message, page: paths.storefront(category, slug) };
  }
}

function Refused({ words, page }: { words: string; page: string }) {
  return (
    <LetterPage title="You can’t review this vendor">
      <p className="text-ink-soft">{words}</p>
      <ButtonLink to={page} variant="secondary">
        Back to the vendor
      </ButtonLink>
    </LetterPage>
  );
}

function Review({ loaded, page }: { loaded: OwnReview; page: string }) {
  const { data: review } = useLoaded(ownReviewQuery(loaded.storefront.uuid), loaded);
  const [isEditing, setEditing] = useState(false);
  const isOpen = review.status === 'NEW' || isEditing;
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <div className="mx-auto max-w-200">
        <PageHeading
          title={`Your review of ${review.storefront.name}`}
          lead={
            isOpen
              ? 'Good or bad: what you say helps the next couple, and no vendor can take it down.'
              : undefined
          }
          className="mb-6 md:mb-8"
        />
        {isOpen ? (
          <ReviewForm loaded={review} onSent={() => setEditing(false)} />
        ) : (
          <>
            {review.dispute && <DisputeCard storefront={review.storefront} dispute={review.dispute} />}
            <SentReview review={review} page={page} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </div>
  );
}

export default function WriteReviewScreen({ loaderData }: Route.ComponentProps) {
  const { review, refusal, page } = loaderData;
  if (!review) return <Refused words={refusal} page={page} />;
  return <Review key={review.storefront.uuid} loaded={review} page={page} />;
}
