import { Download, KeyRound, MessageSquareText, Users } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useUser } from '#app/use-user.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { StillPart } from '#ui/still-part.tsx';
import { ListingNeeds } from '../parts/listing-needs.tsx';
import { VendorMosaic } from '../parts/vendor-mosaic.tsx';
import type { Route } from './+types/vendor-landing.route.ts';

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = () => [
  { title: 'Ampersand for vendors: list your wedding business' },
  {
    name: 'description',
    content:
      'Open a vendor account on Ampersand: one login for you and your business, text messages on your terms, and data that stays yours.',
  },
];

const BENEFITS = [
  {
    icon: Users,
    title: 'One login for both sides',
    text: 'Planning a wedding of your own? The same email holds your vendor account and your couple’s account.',
  },
  {
    icon: MessageSquareText,
    title: 'Texts only if you say so',
    text: 'You choose the number and tick the box. Leave it out and we write by email only.',
  },
  {
    icon: KeyRound,
    title: 'Hard to break into',
    text: 'An authenticator app if you like, and a code before anyone changes how you are reached.',
  },
  {
    icon: Download,
    title: 'Your data stays yours',
    text: 'Download everything we hold about you, or delete your account for good, from your settings.',
  },
];

interface WayInProps {
  size?: 'regular' | 'large';
  className: string;
  /** What a visitor is offered. */
  children: ReactNode;
}

/** A visitor gets the way in, and whoever is signed in the way on, in the same place. */
function WayIn({ size = 'regular', className, children }: WayInProps) {
  const user = useUser();
  // The document is the same for everyone; someone who is signed in should not see the way in flash.
  const hold = user === undefined && '[.is-signed-in_&]:invisible';
  return (
    <div
      className={classNames('flex gap-3 max-sm:[&>*]:grow max-sm:[&>*]:px-3 sm:flex-wrap', className, hold)}
    >
      {user && !user.is_guest ? (
        <ButtonLink to={vendorPaths.onboard} size={size}>
          Add your business
        </ButtonLink>
      ) : (
        children
      )}
    </div>
  );
}

function Hero() {
  return (
    <section className="bg-paper">
      <div
        className={`${pageWidth} grid items-center gap-10 py-12 md:py-16 lg:grid-cols-[6fr_5fr] lg:gap-16 lg:py-20`}
      >
        <div>
          <h1 className="text-4xl md:text-5xl xl:text-6xl">Good work deserves to be found.</h1>
          <p className="mt-5 max-w-120 text-ink-soft text-lg md:text-xl md:leading-8">
            Ampersand brings couples and the people who make their day together. Open your vendor account and
            be ready when your listing opens.
          </p>
          <WayIn size="large" className="mt-8">
            <ButtonLink to={vendorPaths.signUp} size="large">
              Create your listing
            </ButtonLink>
            <ButtonLink to={paths.login(paths.start({ side: 'vendor' }))} size="large" variant="secondary">
              Log in
            </ButtonLink>
          </WayIn>
        </div>
        <VendorMosaic />
      </div>
    </section>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits" className={`${pageWidth} py-14 md:py-20`}>
      <h2 id="benefits" className="text-3xl md:text-4xl">
        What you get with your account
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-paper p-6">
            <Icon size={26} className="text-primary" aria-hidden="true" />
            <h3 className="mt-4">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The landing is for whoever is not a vendor yet. The document is everyone's, so vendors are led on from here. */
function useLeadVendorsOn(): void {
  const isVendor = useUser()?.has_vendor_account === true;
  const navigate = useNavigate();
  useEffect(() => {
    if (isVendor) void navigate(paths.start({ side: 'vendor' }), { replace: true });
  }, [isVendor, navigate]);
}

export default function VendorLandingScreen() {
  useLeadVendorsOn();
  return (
    <>
      <Hero />
      <StillPart draw={Benefits} of={{}} />
      <section aria-labelledby="needs" className={`${pageWidth} pb-16 md:pb-24`}>
        <div className="rounded-card border border-sage bg-sage p-6 md:p-10">
          <h2 id="needs" className="text-3xl">
            What your listing will ask for
          </h2>
          <p className="mt-2 max-w-reading">Have these at hand, and you will be done in one sitting.</p>
          <StillPart draw={ListingNeeds} of={{ className: 'mt-6 lg:grid-cols-3' }} />
          <WayIn className="mt-8">
            <ButtonLink to={vendorPaths.signUp}>Create your vendor account</ButtonLink>
          </WayIn>
        </div>
      </section>
    </>
  );
}
