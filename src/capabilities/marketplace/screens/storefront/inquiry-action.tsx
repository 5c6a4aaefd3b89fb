import { paths } from '#app/paths.ts';
import { vendorPaths } from '#capabilities/navigation/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ButtonSize } from '#ui/button-style.ts';
import type { InquiryState } from './inquiry-state.ts';
import { SaveButton } from './save-button.tsx';
import type { StorefrontView } from './storefront-view.ts';

export interface InquiryActionProps {
  state: InquiryState;
  storefront: StorefrontView;
  size?: ButtonSize;
}

/** The next step, by who looks: one button, the same in the panel and in the bar. */
export function InquiryAction({ state, storefront, size = 'large' }: InquiryActionProps) {
  const look = { size, isFullWidth: true };
  const here = paths.storefront(storefront.category, storefront.slug);
  if (state.kind === 'own') {
    return (
      <ButtonLink to={vendorPaths.listing} {...look}>
        Edit listing
      </ButtonLink>
    );
  }
  const canAsk =
    storefront.displayAvailability && (state.kind === 'visitor' || state.kind === 'without-wedding');
  // Signing up asks for the day; back here the calendar answers for it.
  if (canAsk) {
    return (
      <ButtonLink to={paths.onboarding(here)} {...look}>
        Check availability
      </ButtonLink>
    );
  }
  return <SaveButton storefront={storefront} {...look} />;
}
