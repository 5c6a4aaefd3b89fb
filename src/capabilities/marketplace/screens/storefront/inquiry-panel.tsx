import { lazy, Suspense } from 'react';
import { paths } from '#app/rules/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';
import { InquiryAction } from './inquiry-action.tsx';
import type { InquiryState } from './inquiry-state.ts';
import { PanelPrice } from './panel-price.tsx';
import { SaveButton } from './save-button.tsx';
import type { StorefrontView } from './storefront-view.ts';
import { useInquiryState } from './use-inquiry-state.ts';

// Only couples with a date have a day of their own, and most who look are guests.
const OwnDayLine = lazy(async () => ({ default: (await import('./own-day-line.tsx')).OwnDayLine }));

function Words({ state, storefront }: { state: InquiryState; storefront: StorefrontView }) {
  const { name, displayAvailability, claimed } = storefront;
  if (state.kind === 'own') return <p>This is your listing. Couples see it as it stands here.</p>;
  if (state.kind === 'couple') {
    return state.day ? (
      <Suspense fallback={<p>&nbsp;</p>}>
        <OwnDayLine day={state.day} />
      </Suspense>
    ) : (
      <p className="text-ink-soft">Set your wedding date, and we tell you here whether it is free.</p>
    );
  }
  if (!claimed) {
    return (
      <p className="text-ink-soft">
        Keep {name} on a shortlist you can compare and share. It takes a free account.
      </p>
    );
  }
  return (
    <p className="text-ink-soft">
      {displayAvailability
        ? `Tell ${name} your date and what you have in mind. It’s free, with no obligation.`
        : `Tell ${name} what you have in mind and ask what it would cost. It’s free, with no obligation.`}
    </p>
  );
}

/** Nobody answers for a business that is not here; saying so is kinder than letting people wait. */
function Unclaimed({ storefront: { name, uuid } }: { storefront: StorefrontView }) {
  return (
    <p className="border-line border-t pt-4 text-ink-soft text-sm">
      Nobody from {name} has joined Ampersand yet, so you can’t message them here. Is it your business?{' '}
      <TextLink to={paths.claimListing(uuid)}>Claim this page</TextLink>
    </p>
  );
}

/** Beside the page on wide screens: what it costs, whether the day is free, and the next step. */
export function InquiryPanel({ storefront }: { storefront: StorefrontView }) {
  const state = useInquiryState(storefront);
  const hasOwnSave = storefront.claimed && state.kind !== 'own';
  // The document shows the visitor's panel; someone who was signed in a moment ago should not see it flash.
  const hold = state.kind === 'visitor' && !state.isKnown && '[.is-signed-in_&]:invisible';
  return (
    <aside
      aria-label={`Planning with ${storefront.name}`}
      className="sticky top-40 mt-8 mb-12 space-y-4 rounded-sheet border border-line bg-paper p-6 shadow-float"
    >
      <PanelPrice storefront={storefront} className="text-3xl" />
      <div className={classNames('space-y-4', hold)}>
        <Words state={state} storefront={storefront} />
        <InquiryAction state={state} storefront={storefront} />
        {hasOwnSave && <SaveButton storefront={storefront} variant="secondary" isFullWidth />}
      </div>
      {storefront.response && (
        <p className="text-ink-soft text-sm">
          {storefront.response.usually} · {storefront.response.sample}
        </p>
      )}
      {!storefront.claimed && <Unclaimed storefront={storefront} />}
    </aside>
  );
}
