import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { BecomeVendor } from '#capabilities/identity/parts/become-vendor.tsx';
import { vendorUserQuery } from '#capabilities/identity/queries.ts';
import { offeredCategories } from '../rules/offered-categories.ts';
import type { Route } from './+types/onboard.route.ts';
import { OnboardFlow } from './onboarding/onboard-flow.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Create your listing · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const { email, has_vendor_account } = await requireUser(args);
  if (!has_vendor_account) return { email, vendor: null };
  const api = apiOf(args.context);
  const asked = args.url.searchParams.get('storefront');
  const [vendor, own, claimed, { flags }] = await Promise.all([
    api.identity.vendorUser.context(),
    api.storefronts.listOwn(),
    api.claims.listOwnClaims(),
    api.experiments.readFlags(),
  ]);
  const isOwn = own.some(({ uuid }) => uuid === asked);
  const listing = asked && isOwn ? await api.listings.getListing({ uuid: asked }) : null;
  return {
    email,
    vendor,
    own,
    claimed: claimed.map(({ listing: each }) => each),
    offered: offeredCategories(flags),
    listing,
  };
}

/** Going from step to step asks the server nothing; another listing is another page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const listingOf = ({ searchParams }: URL) => searchParams.get('storefront');
  return currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? listingOf(currentUrl) !== listingOf(nextUrl)
    : defaultShouldRevalidate;
}

type Loaded = Exclude<Route.ComponentProps['loaderData'], { vendor: null }>;

function ForVendor({ vendor: loaded, ...rest }: Loaded) {
  const { data: vendor } = useLoaded(vendorUserQuery, loaded);
  return <OnboardFlow vendor={vendor} {...rest} />;
}

export default function OnboardScreen({ loaderData }: Route.ComponentProps) {
  if (loaderData.vendor) return <ForVendor {...loaderData} />;
  return (
    <div className={`${pageWidth} py-10 md:py-14`}>
      <BecomeVendor email={loaderData.email} />
    </div>
  );
}
