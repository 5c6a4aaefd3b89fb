import { classNames } from '#ui/class-names.ts';
import { InquiryAction } from './inquiry-action.tsx';
import { PanelPrice } from './panel-price.tsx';
import { SaveButton } from './save-button.tsx';
import type { StorefrontView } from './storefront-view.ts';
import { useInquiryState } from './use-inquiry-state.ts';

/** The panel of phones and tablets: at the lower edge while the page is read, gone when the footer comes. */
export function InquiryBar({ storefront }: { storefront: StorefrontView }) {
  const state = useInquiryState(storefront);
  const hold = state.kind === 'visitor' && !state.isKnown && '[.is-signed-in_&]:invisible';
  return (
    <aside
      aria-label={`Next step with ${storefront.name}`}
      data-print="hidden"
      className="sticky bottom-0 z-30 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 lg:hidden"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-3 md:gap-4">
        <div className="min-w-0 max-sm:leading-tight">
          <PanelPrice storefront={storefront} className="text-lg sm:text-xl" />
          {state.kind === 'couple' && state.day?.state === 'FREE' && (
            <p className="whitespace-nowrap font-semibold text-forest text-xs sm:text-sm">Free on your day</p>
          )}
        </div>
        <div className={classNames('flex shrink-0 gap-2', hold)}>
          {storefront.claimed && state.kind !== 'own' && (
            <SaveButton storefront={storefront} variant="secondary" isWordless className="px-3!" />
          )}
          <InquiryAction state={state} storefront={storefront} size="regular" isBrief />
        </div>
      </div>
    </aside>
  );
}
