import { StillPart } from '#ui/still-part.tsx';
import type { Route } from './+types/vendor-landing.route.ts';
import { ClosingCall } from './vendor-landing/closing-call.tsx';
import { DeskPreview } from './vendor-landing/desk-preview.tsx';
import { LandingHero } from './vendor-landing/landing-hero.tsx';
import { LandingQuestions } from './vendor-landing/landing-questions.tsx';
import { LeadPrices } from './vendor-landing/lead-prices.tsx';
import { LeadVendorsOn } from './vendor-landing/lead-vendors-on.tsx';
import { ReceiptSection } from './vendor-landing/receipt-section.tsx';
import { ThreeSteps } from './vendor-landing/three-steps.tsx';

export const handle = { document: 'public' };

export const meta: Route.MetaFunction = () => [
  { title: 'Ampersand for vendors: know the couple, know the price' },
  {
    name: 'description',
    content:
      'Couples choose you and write to you. Read their date, budget and message first, see the published price, then reply. Your first three leads are free.',
  },
];

export default function VendorLandingScreen() {
  return (
    <LeadVendorsOn>
      <LandingHero />
      <StillPart draw={ThreeSteps} of={{}} />
      <LeadPrices />
      <StillPart draw={DeskPreview} of={{}} />
      <StillPart draw={ReceiptSection} of={{}} />
      <StillPart draw={LandingQuestions} of={{}} />
      <ClosingCall />
    </LeadVendorsOn>
  );
}
