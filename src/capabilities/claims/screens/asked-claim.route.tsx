import { data } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { AskedClaim } from '../contract/claim.contract.ts';
import { askedClaimQuery } from '../queries.ts';
import type { OwnerAnswer } from '../rules/claim-states.ts';
import type { Route } from './+types/asked-claim.route.ts';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export const meta = () => [
  { title: 'A claim to your listing · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'vendor');
  try {
    return { asked: await apiOf(args.context).claims.readAskedClaim({ id: args.params.id }) };
  } catch (error) {
    if (!hasErrorCode(error, 'claim.not_found') && !hasErrorCode(error, 'invalid_input')) throw error;
    return data({ asked: null }, { status: 404 });
  }
}

function Gone() {
  return (
    <LetterPage title="There’s nothing to answer here">
      <p className="text-ink-soft">The claim may have been decided, or it isn’t about a listing of yours.</p>
      <ButtonLink to={vendorPaths.listing} variant="secondary">
        Your listing
      </ButtonLink>
    </LetterPage>
  );
}

function Answered({ asked: { listing, ownerAnswer } }: { asked: AskedClaim }) {
  return (
    <LetterPage title="Thanks for your answer">
      <p className="text-ink-soft">
        {ownerAnswer === 'NO'
          ? `You said ${listing.name} is yours. Our team looks at both sides and emails you.`
          : `${listing.name} goes to its new owner. You can still work on it as a manager.`}
      </p>
    </LetterPage>
  );
}

function Question({ loaded }: { loaded: AskedClaim }) {
  const { queryKey } = askedClaimQuery(loaded.id);
  const { data: asked } = useLoaded(askedClaimQuery(loaded.id), loaded);
  const answer = useAction({
    run: (said: OwnerAnswer) => api.claims.answerClaim({ id: asked.id, answer: said }),
    keeps: (queryClient, after) => queryClient.setQueryData(queryKey, after),
  });
  const { listing, claimantName, claimantEmail, ownerUntil } = asked;
  if (asked.ownerAnswer) return <Answered asked={asked} />;
  return (
    <LetterPage title={`Is ${listing.name} someone else’s business?`}>
      <p className="text-ink-soft">
        <span className="wrap-anywhere">
          {claimantName} ({claimantEmail})
        </span>{' '}
        has claimed this listing and sent us proof. If you agree, they become its owner and you stay on as a
        manager. If not, our team looks at both sides.
        {ownerUntil &&
          ` Please answer by ${formatDateInText(calendarDateOf(new Date(ownerUntil)))}; after that our team decides.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button isPending={answer.isPending} onPress={() => answer.mutate('NO')}>
          No, it’s mine
        </Button>
        <Button variant="secondary" isPending={answer.isPending} onPress={() => answer.mutate('YES')}>
          Yes, hand it over
        </Button>
      </div>
    </LetterPage>
  );
}

export default function AskedClaimScreen({ loaderData: { asked } }: Route.ComponentProps) {
  return asked ? <Question loaded={asked} /> : <Gone />;
}
