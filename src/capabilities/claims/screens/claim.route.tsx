import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { BecomeVendor } from '#capabilities/identity/parts/become-vendor.tsx';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { VendorSignUpForm } from '#capabilities/identity/parts/vendor-sign-up-form.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ClaimPage } from '../contract/claim.contract.ts';
import { claimQuery } from '../queries.ts';
import type { Route } from './+types/claim.route.ts';
import { ClaimForms } from './claim/claim-forms.tsx';
import { ClaimStanding } from './claim/claim-standing.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Claim ${loaderData?.page?.listing.name ?? 'a listing'} · Ampersand` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ params: { uuid }, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { is_guest, email, has_vendor_account } = await api.navigation.user();
  const reader = is_guest
    ? ('guest' as const)
    : has_vendor_account
      ? ('vendor' as const)
      : ('other' as const);
  try {
    return { page: await api.claims.readClaim({ uuid }), reader, email: email ?? '' };
  } catch (error) {
    if (!hasErrorCode(error, 'claim.not_found') && !hasErrorCode(error, 'invalid_input')) throw error;
    return data({ page: null, reader, email: email ?? '' }, { status: 404 });
  }
}

function Unknown() {
  return (
    <LetterPage title="We couldn’t find this listing">
      <p className="text-ink-soft">It may have left, or its page may have moved.</p>
      <ButtonLink to={vendorPaths.onboard} variant="secondary">
        Create a listing
      </ButtonLink>
    </LetterPage>
  );
}

/** Signing up stands right here, and brings back to the claim. */
function ForGuest({ page: { listing } }: { page: ClaimPage }) {
  const here = paths.claimListing(listing.uuid);
  return (
    <LetterPage title={`Is ${listing.name} your business?`}>
      <p className="text-ink-soft">
        Claim its page and make it yours: answer couples, add photos and keep every review. It’s free.
      </p>
      <div className="w-full max-w-120 text-base">
        <p className="mb-5">
          Already have an account? <TextLink to={paths.login(here)}>Log in</TextLink>. Otherwise, create one:
        </p>
        <VendorSignUpForm destination={here} />
      </div>
    </LetterPage>
  );
}

function ForVendor({ loaded }: { loaded: ClaimPage }) {
  const { data: page } = useLoaded(claimQuery(loaded.listing.uuid), loaded);
  const { listing, claim, isOwn } = page;
  if (isOwn) {
    return (
      <LetterPage title={`${listing.name} is yours`}>
        <p className="text-ink-soft">You work on this listing. Its reviews and photos are all still there.</p>
        <ButtonLink to={withQuery(vendorPaths.listing, { storefront: listing.uuid })}>
          Open your listing
        </ButtonLink>
      </LetterPage>
    );
  }
  const isWaiting =
    claim && claim.state !== 'REFUSED' && (claim.state !== 'OPEN' || claim.method === 'DOCUMENT');
  return isWaiting ? <ClaimStanding page={page} claim={claim} /> : <ClaimForms page={page} />;
}

export default function ClaimScreen({ loaderData: { page, reader, email } }: Route.ComponentProps) {
  if (!page) return <Unknown />;
  if (reader === 'guest') return <ForGuest page={page} />;
  if (reader === 'vendor') return <ForVendor loaded={page} />;
  return (
    <div className="px-5 py-10 md:py-14">
      <BecomeVendor email={email} />
    </div>
  );
}
