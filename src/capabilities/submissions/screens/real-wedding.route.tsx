import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { currentListingIn } from '#app/current-listing.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OwnSubmission } from '../contract/own-submissions.contract.ts';
import { submissionQuery, submissionsQuery } from '../queries.ts';
import { submissionPaths } from '../rules/paths.ts';
import type { Route } from './+types/real-wedding.route.ts';
import { standingOf } from './consent-words.ts';
import { SubmissionForm } from './own/submission-form.tsx';
import { SubmissionStory } from './own/submission-story.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [{ title: 'A real wedding · Ampersand' }, { name: 'robots', content: 'noindex' }];

const MISSING = [
  'submission.not_found',
  'storefront.not_found',
  'submission.not_photographer',
  'submission.unpublished',
  'invalid_input',
] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  const { storefronts, submissions } = apiOf(args.context);
  const listings = await storefronts.listOwn();
  const currentListingUuid = currentListingIn(args.request.headers.get('cookie'));
  const asked = args.url.searchParams.get('storefront');
  const listing = currentListing({ listings, currentListingUuid }, asked);
  if (!listing) throw data(null, { status: 404 });
  try {
    return await submissions.readSubmission({ uuid: listing.uuid, submission: args.params.submission });
  } catch (error) {
    if (MISSING.some((code) => hasErrorCode(error, code))) throw data(null, { status: 404 });
    throw error;
  }
}

function Said({ own: { consent, consentNote, reason, slug } }: { own: OwnSubmission }) {
  return (
    <>
      {consentNote && (
        <Notice isLive={false} title="The couple wrote" className="mt-5">
          {consentNote}
        </Notice>
      )}
      {reason && (
        <Notice isLive={false} title="Why we didn’t publish it" className="mt-5">
          {reason}
        </Notice>
      )}
      {slug && (
        <p className="mt-5">
          <TextLink to={paths.realWedding(slug)}>See the page</TextLink>
        </p>
      )}
      {consent === 'ASKED' && (
        <p className="mt-5 text-ink-soft">
          We mailed the couple a link. Nothing is published before they agree.
        </p>
      )}
    </>
  );
}

function Wedding({ loaded }: { loaded: OwnSubmission }) {
  const { uuid: submission } = loaded;
  const { uuid } = loaded.storefront;
  const { data: own } = useLoaded(submissionQuery(uuid, submission), loaded);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const isDraft = own.status === 'NEW';
  const withdraw = useAction({
    run: () => api.submissions.withdrawSubmission({ uuid, submission }),
    refreshes: [submissionsQuery(uuid).queryKey],
    done: isDraft ? 'Draft deleted' : 'Wedding taken back',
    onDone: () => navigate(submissionPaths.list(uuid)),
  });
  const { label, variant } = standingOf(own);
  return (
    <div className={`${pageWidth} py-8 md:py-12`}>
      <PageHeading
        title={own.names || 'A wedding'}
        eyebrow={<TextLink to={submissionPaths.list(uuid)}>Submit real weddings</TextLink>}
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <Badge variant={variant}>{label}</Badge>
            {own.canWithdraw && (
              <Button variant="quiet" onPress={() => setAsking(true)}>
                {isDraft ? 'Delete draft' : 'Take back'}
              </Button>
            )}
          </div>
        }
      />
      <Said own={own} />
      {own.canWrite ? <SubmissionForm loaded={own} /> : <SubmissionStory own={own} />}
      {isAsking && (
        <ConfirmDialog
          title={isDraft ? 'Delete this draft?' : 'Take this wedding back?'}
          confirmLabel={isDraft ? 'Delete draft' : 'Take back'}
          isPending={withdraw.isPending}
          onConfirm={() => withdraw.mutate()}
          onClose={() => setAsking(false)}
        >
          Its photos are deleted here, and its page is gone if it has one. This can’t be undone.
        </ConfirmDialog>
      )}
    </div>
  );
}

export default function RealWeddingScreen({ loaderData }: Route.ComponentProps) {
  return <Wedding key={`${loaderData.uuid} ${loaderData.status}`} loaded={loaderData} />;
}
