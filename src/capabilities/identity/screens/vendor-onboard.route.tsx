import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { BecomeVendor } from '../parts/become-vendor.tsx';
import { ListingNeeds } from '../parts/listing-needs.tsx';
import { PhoneOptIn } from '../parts/phone-opt-in.tsx';
import { vendorUserQuery } from '../queries.ts';
import type { Route } from './+types/vendor-onboard.route.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Your vendor account · Ampersand' }];

export async function loader(args: Route.LoaderArgs) {
  const { email, has_vendor_account } = await requireUser(args);
  return {
    email,
    vendor: has_vendor_account ? await apiOf(args.context).identity.vendorUser.context() : null,
  };
}

type Vendor = NonNullable<Route.ComponentProps['loaderData']['vendor']>;

function AccountReady({ loaded }: { loaded: Vendor }) {
  const { data: vendor } = useLoaded(vendorUserQuery, loaded);
  return (
    <>
      <PageHeading
        title={`Your account is ready, ${vendor.firstName}`}
        lead={`You are signed in as ${vendor.email}. Listings are not open yet; here is what you can prepare.`}
      />
      <div className="mt-8 grid gap-5 lg:grid-cols-[7fr_5fr]">
        <Card as="section" aria-labelledby="needs">
          <h2 id="needs">What your listing will ask for</h2>
          <p className="mt-1 text-ink-soft">Have these ready and you’ll finish in one sitting.</p>
          <ListingNeeds className="mt-5" />
        </Card>
        <PhoneOptIn phoneNumber={vendor.phoneNumber} optedInAt={vendor.settings.smsOptedInAt} />
      </div>
      <p className="mt-6 text-ink-soft">
        Your name, password and security are in your{' '}
        <TextLink to={vendorPaths.account}>account settings</TextLink>.
      </p>
    </>
  );
}

export default function VendorOnboardScreen({ loaderData: { email, vendor } }: Route.ComponentProps) {
  return (
    <div className={`${pageWidth} py-10 md:py-14`}>
      {vendor ? <AccountReady loaded={vendor} /> : <BecomeVendor email={email} />}
    </div>
  );
}
