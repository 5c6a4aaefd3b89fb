import { pageWidth } from '#app/page-width.ts';
import { requireUser } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { identityPaths } from '../rules/paths.ts';
import type { Route } from './+types/account.route.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Your account · Ampersand' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const { email, has_vendor_account: isVendor } = await requireUser(args);
  return { email, isVendor };
}

/** What the account menu holds, as a page: menus need scripts to open, this needs none. */
export default function AccountScreen({ loaderData: { email, isVendor } }: Route.ComponentProps) {
  const places = [
    { to: paths.inbox(), label: 'Your inquiries' },
    { to: paths.favoritesHome(), label: 'Your favorites' },
    { to: paths.accountSettings(), label: 'Account settings' },
    ...(isVendor ? [{ to: paths.leads(), label: 'Your leads' }] : []),
  ];
  return (
    <div className={`${pageWidth} py-10 md:py-16`}>
      <PageHeading title="Your account" lead={`You are logged in as ${email}.`} className="mb-6" />
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      {/* A form of the browser's own: it works with and without scripts. */}
      <form method="post" action={identityPaths.logOut()} className="mt-6">
        <button type="submit" className={buttonStyle({ variant: 'secondary' })}>
          Log out
        </button>
      </form>
    </div>
  );
}
