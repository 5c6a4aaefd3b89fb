import type { Route } from './+types/home.route.ts';
import { FirstSteps } from './first-steps.tsx';
import { HomeHero } from './home-hero.tsx';
import { TogetherSection } from './together-section.tsx';
import { VendorInvitation } from './vendor-invitation.tsx';

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = () => [
  { title: 'Ampersand: plan your wedding together' },
  {
    name: 'description',
    content:
      'Two names, one day, everything in between. Plan your wedding together: one account each, one place for your day, and only the people you invite.',
  },
];

export default function HomeScreen() {
  return (
    <>
      <HomeHero />
      <TogetherSection />
      <FirstSteps />
      <VendorInvitation />
    </>
  );
}
