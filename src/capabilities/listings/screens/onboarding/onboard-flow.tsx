import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { rememberSkippedOnboarding } from '#app/skip-onboarding.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { isTaxonomyKey, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { Button } from '#ui/button.tsx';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import type { Listing } from '../../contract/editor.contract.ts';
import { listingQuery } from '../../queries.ts';
import { onboardPath } from '../../rules/onboard-path.ts';
import {
  currentStep,
  neighborStep,
  ONBOARDING_STEPS,
  type OnboardingStepId,
} from '../../rules/onboarding-steps.ts';
import { CategoryStep } from './category-step.tsx';
import { type Claimed, ClaimedListings } from './claimed-listings.tsx';
import { ListingSoFar } from './listing-so-far.tsx';
import { KnownNameStep, MoneyStep, OfferStep, PlaceStep } from './listing-steps.tsx';
import { NameStep } from './name-step.tsx';
import type { NewListing } from './new-listing-form.ts';
import { PhotosStep } from './photos-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { type Unfinished, UnfinishedListings } from './unfinished-listings.tsx';
import { useHasMoved } from './use-has-moved.ts';

type Props = {
  vendor: Parameters<typeof ProfileStep>[0]['vendor'];
  offered: readonly TaxonomyKey[];
  own: readonly (Unfinished & { published: boolean })[];
  claimed: readonly Claimed[];
  listing: Listing | null;
};

const LISTING_STEPS = {
  name: KnownNameStep,
  place: PlaceStep,
  money: MoneyStep,
  offer: OfferStep,
  photos: PhotosStep,
};

/** The listing as it was loaded, and from then on as it is saved. */
function LiveListing({ loaded, children }: { loaded: Listing; children: (live: Listing) => ReactNode }) {
  const { data } = useLoaded(listingQuery(loaded.uuid), loaded);
  return children(data);
}

/** From the first click to a listing: one question at a time, each saved before the next. */
export function OnboardFlow({ vendor, offered, own, claimed, listing }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const focusesHeading = useHasMoved();
  const [typed, setTyped] = useState<NewListing>({ name: '', city: null });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [knowsProfile] = useState(vendor.profileOnboardedAt !== null);

  const asked = search.get('category') ?? '';
  const category = listing?.taxonomyKey ?? (isTaxonomyKey(asked) ? asked : null);
  const named = search.get('step');
  const step = currentStep({ knowsProfile, named, hasCategory: category !== null, listing });
  const before = neighborStep(step, -1);
  const after = neighborStep(step, 1);
  const finished = withQuery(vendorPaths.listing, { storefront: listing?.uuid });

  async function goTo(next: OnboardingStepId, chosen = category): Promise<void> {
    const about = listing ? { storefront: listing.uuid } : { category: chosen ?? undefined };
    // An address that names no step means another one as soon as this one is answered; the way back leads to this one.
    if (named !== step) {
      await navigate(onboardPath({ step, ...about }), { replace: true, state: location.state });
    }
    await navigate(onboardPath({ step: next, ...about }), { state: { cameFromStep: true } });
  }

  function goBack(): void {
    // A step that was opened from a link has none behind it in this tab's history.
    if (location.state?.cameFromStep) void navigate(-1);
    else if (before) void goTo(before);
  }

  async function goOnWith(uuid: string): Promise<void> {
    // Behind the next question stands the name of the listing that is there now, not the form that made it.
    const state = { cameFromStep: true };
    setKey(crypto.randomUUID());
    await navigate(onboardPath({ step: 'name', storefront: uuid }), { replace: true, state });
    await navigate(onboardPath({ step: 'place', storefront: uuid }), { state });
  }

  const frame = { focusesHeading, ...(before && { onBack: goBack }) };
  const goOn = () => void (after ? goTo(after) : navigate(finished));
  const isKnown = listing && step !== 'profile' && step !== 'category';
  const ListingStep = isKnown ? LISTING_STEPS[step] : undefined;

  const page = (live: Listing | null) => (
    <div className={`${pageWidth} grid gap-x-16 pt-6 md:pt-10 md:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem]`}>
      <div className="flex min-h-[calc(100dvh-8rem)] min-w-0 flex-col md:min-h-140">
        <div className="mb-6 flex flex-wrap items-center justify-end md:mb-8">
          <ProgressSteps steps={ONBOARDING_STEPS} currentId={step} label="Steps" className="basis-full" />
          <Button
            variant="quiet"
            size="small"
            className="-me-3 max-md:-mt-7.5 md:mt-1"
            onPress={() => {
              rememberSkippedOnboarding();
              void navigate(finished);
            }}
          >
            {listing ? 'Save and finish later' : 'Do this later'}
          </Button>
        </div>
        {!listing && (step === 'profile' || step === 'category') && <ClaimedListings listings={claimed} />}
        {step === 'profile' && <ProfileStep {...frame} vendor={vendor} onNext={goOn} />}
        {step === 'category' && (
          <>
            {!listing && <UnfinishedListings listings={own.filter(({ published }) => !published)} />}
            <CategoryStep
              {...frame}
              offered={offered}
              chosen={category}
              isFixed={listing !== null}
              onChoose={(chosen) => void goTo('name', chosen)}
            />
          </>
        )}
        {step === 'name' && !listing && category && (
          <NameStep
            {...frame}
            begun={{ ...typed, key, category }}
            ownUuids={new Set(own.map(({ uuid }) => uuid))}
            onType={setTyped}
            onCreated={goOnWith}
          />
        )}
        {live && ListingStep && (
          <ListingStep
            {...frame}
            key={step}
            listing={live}
            onNext={goOn}
            {...(step !== 'name' && { onSkip: goOn })}
          />
        )}
      </div>
      <div className="hidden lg:block">
        <ListingSoFar
          category={category}
          name={typed.name}
          place={live?.cityName ?? (typed.city ? cityLabel(typed.city) : '')}
          {...(live && { listing: live })}
        />
      </div>
    </div>
  );
  // Once for all steps: drawn anew with each, it would begin with what the page was opened with.
  if (!listing) return page(null);
  return (
    <LiveListing key={listing.uuid} loaded={listing}>
      {page}
    </LiveListing>
  );
}
