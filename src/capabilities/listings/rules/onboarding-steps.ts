/** What a new business is asked, in this order. The first two make the listing; all later ones fill it. */
export const ONBOARDING_STEPS = [
  { id: 'profile', label: 'You' },
  { id: 'category', label: 'Category' },
  { id: 'name', label: 'Business' },
  { id: 'place', label: 'Area' },
  { id: 'money', label: 'Budget' },
  { id: 'offer', label: 'Services' },
  { id: 'photos', label: 'Photos' },
] as const;

export type OnboardingStepId = (typeof ONBOARDING_STEPS)[number]['id'];

/** As much of a listing as tells how far somebody has come. */
type Begun = {
  sections: readonly { key: string; values: Readonly<Record<string, unknown>> }[];
  coverGallery: readonly unknown[];
  photoGallery: readonly unknown[];
  completeness: { steps: readonly { key: string; share: number }[] };
};

function isPlaceKnown({ sections }: Begun): boolean {
  return sections.some(({ key, values }) => key === 'basics' && values.postalCode !== '');
}

function isDone(step: OnboardingStepId, listing: Begun): boolean {
  const isComplete = (key: string) =>
    listing.completeness.steps.every((each) => each.key !== key || each.share >= 1);
  if (step === 'place') return isPlaceKnown(listing);
  if (step === 'money') return isComplete('target-budget');
  if (step === 'offer') return isComplete('required-facets');
  if (step === 'photos') return listing.coverGallery.length + listing.photoGallery.length > 0;
  return true;
}

/** The first question that is not answered yet; undefined where all are. */
export function firstOpenStep(listing: Begun): OnboardingStepId | undefined {
  return ONBOARDING_STEPS.find(({ id }) => !isDone(id, listing))?.id;
}

type Way = {
  /** Who has told about themselves is not asked again, unless they go back to it. */
  knowsProfile: boolean;
  /** As the address says it. */
  named: string | null;
  /** Whether a category was chosen for the listing to come. */
  hasCategory: boolean;
  listing: Begun | null;
};

/** Where somebody is: the step the address names, as far as it can be asked yet, or where they left off. */
export function currentStep({ knowsProfile, named, hasCategory, listing }: Way): OnboardingStepId {
  const asked = ONBOARDING_STEPS.find(({ id }) => id === named)?.id;
  if (listing) return asked ?? firstOpenStep(listing) ?? 'photos';
  if (asked === 'profile') return asked;
  if (!knowsProfile && asked !== 'category' && asked !== 'name') return 'profile';
  return asked === 'name' && hasCategory ? 'name' : 'category';
}

/** The step before or after; undefined at either end. */
export function neighborStep(id: OnboardingStepId, distance: 1 | -1): OnboardingStepId | undefined {
  return ONBOARDING_STEPS[ONBOARDING_STEPS.findIndex((step) => step.id === id) + distance]?.id;
}
