import { Link } from 'react-router';
import type { Listing } from '../../contract/editor.contract.ts';
import { onboardPath } from '../../rules/onboard-path.ts';
import { firstOpenStep, ONBOARDING_STEPS } from '../../rules/onboarding-steps.ts';

/** The way back into the questions, on any device, while some of them are open and nobody has put them off. */
export function ResumeOnboarding({ listing }: { listing: Listing }) {
  const open = firstOpenStep(listing);
  if (open === undefined || listing.publicationStatus !== 'NEW' || !listing.canEdit) return null;
  const label = ONBOARDING_STEPS.find(({ id }) => id === open)?.label.toLowerCase();
  return (
    <p className="border-line border-b bg-blush px-5 py-3 md:px-8">
      You left off at {label}.{' '}
      <Link
        to={onboardPath({ storefront: listing.uuid })}
        className="font-semibold underline underline-offset-2"
      >
        Continue setup
      </Link>
    </p>
  );
}
