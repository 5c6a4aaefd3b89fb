import { LeadOn } from '#app/lead-on.tsx';
import { paths } from '#app/rules/paths.ts';
import type { UserContext } from '#app/user-context.ts';
import { SupportSection } from '#capabilities/navigation/parts/support-section.tsx';
import { SUPPORT_CONTENT } from '#capabilities/navigation/rules/support-content.data.ts';
import { StillPart } from '#ui/still-part.tsx';
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

/** With the document, where the same words stand already and cost nothing twice; as a script they would. */
export function loader() {
  return { support: SUPPORT_CONTENT };
}

const hasWedding = (user: UserContext) => user.user_role_account_weddings.length > 0;

/** For whoever has no wedding here yet; couples have a home of their own. */
export default function HomeScreen({ loaderData: { support } }: Route.ComponentProps) {
  return (
    <LeadOn hint="is-couple" isTheirs={hasWedding} to={paths.yourWedding()}>
      <HomeHero />
      <StillPart draw={TogetherSection} of={{}} />
      <StillPart draw={FirstSteps} of={{}} />
      <StillPart draw={VendorInvitation} of={{}} />
      <StillPart className="bg-paper" draw={SupportSection} of={support} />
    </LeadOn>
  );
}
