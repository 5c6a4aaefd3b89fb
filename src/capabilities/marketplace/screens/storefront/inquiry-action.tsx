import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ButtonSize } from '#ui/button-style.ts';
import type { InquiryState, OpenThread } from './inquiry-state.ts';
import { SaveButton } from './save-button.tsx';
import type { StorefrontView } from './storefront-view.ts';

export interface InquiryActionProps {
  state: InquiryState;
  storefront: StorefrontView;
  size?: ButtonSize;
  /** Beside the price on a phone there is room for one word or two. */
  isBrief?: boolean;
}

function conversationLabel({ isUnread }: OpenThread, isBrief: boolean): string {
  if (isUnread) return 'Read their reply';
  return isBrief ? 'Conversation' : 'Open your conversation';
}

/** The next step, by who looks: one button, the same in the panel and in the bar. */
export function InquiryAction({ state, storefront, size = 'large', isBrief = false }: InquiryActionProps) {
  const look = { size, isFullWidth: true };
  if (state.kind === 'own') {
    return (
      <ButtonLink to={vendorPaths.listing} {...look}>
        Edit listing
      </ButtonLink>
    );
  }
  // Nobody would read it: the listing is there, the business is not.
  if (!storefront.claimed) return <SaveButton storefront={storefront} {...look} />;
  if (state.kind === 'couple' && state.thread) {
    return (
      <ButtonLink to={paths.thread(state.thread.uuid)} {...look}>
        {conversationLabel(state.thread, isBrief)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={paths.newInquiry([storefront.uuid])} {...look}>
      {storefront.displayAvailability ? 'Check availability' : 'Ask for a quote'}
    </ButtonLink>
  );
}
