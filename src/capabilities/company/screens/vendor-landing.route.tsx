import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import { useUser } from '#app/use-user.ts';
import { StillPart } from '#ui/still-part.tsx';
import type { Route } from './+types/vendor-landing.route.ts';
import { ClosingCall } from './vendor-landing/closing-call.tsx';
import { DeskPreview } from './vendor-landing/desk-preview.tsx';
import { LandingHero } from './vendor-landing/landing-hero.tsx';
import { LandingQuestions } from './vendor-landing/landing-questions.tsx';
import { LeadPrices } from './vendor-landing/lead-prices.tsx';
import { ReceiptSection } from './vendor-landing/receipt-section.tsx';
import { ThreeSteps } from './vendor-landing/three-steps.tsx';

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = () => [
  { title: 'Ampersand for vendors: know the couple, know the price' },
  {
    name: 'description',
    content:
      'Couples choose you and write to you. Read their date, budget and message first, see the published price, then reply. Connecting is free for now.',
  },
];

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
      <LandingHero />
      <StillPart draw={ThreeSteps} of={{}} />
      <LeadPrices />
      <StillPart draw={DeskPreview} of={{}} />
      <StillPart draw={ReceiptSection} of={{}} />
      <StillPart draw={LandingQuestions} of={{}} />
      <ClosingCall />
    </>
  );
}
