import { plural, pluralWord } from '#base/text.ts';
import { listingSteps, PHOTOS, type StepKey } from '#capabilities/listings/rules/completeness.ts';
import { searchGain } from '#capabilities/listings/rules/search-gain.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import type { StorefrontAbility } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { chooseSteps, type NextStep } from '../../rules/next-steps.ts';
import { daysAgoText } from '../../rules/part-reasons.ts';
import { replyGoal } from '../../rules/score-gains.ts';
import type { ListingFacts } from './listing-facts.store.ts';
import { answerStatsOf, gainsOf } from './present-standing.ts';

const MS_PER_DAY = 86_400_000;
/** A point: less is nothing to go to work for. */
const WORTH_TENTHS = 10;

type Known = {
  facts: ListingFacts;
  listing: ListingRecord;
  submittedReviews: number;
  allowed: readonly StorefrontAbility[];
  now: Date;
};

function leadSteps({ facts }: Known): NextStep[] {
  const { waiting, askable } = facts;
  const gains = gainsOf(facts);
  const isSlow = (gains.answers ?? 0) >= WORTH_TENTHS;
  return [
    ...(waiting > 0 || isSlow
      ? [
          {
            kind: 'reply' as const,
            title: replyGoal(answerStatsOf(facts)).text,
            reason:
              waiting > 0
                ? `${plural(waiting, 'couple')} ${pluralWord(waiting, 'is', 'are')} waiting now`
                : 'To every couple who writes',
            gainTenths: gains.answers,
            section: null,
            isUrgent: waiting > 0,
          },
        ]
      : []),
    ...(askable > 0
      ? [
          {
            kind: 'review' as const,
            title: `Ask ${plural(askable, 'couple')} for a review`,
            reason: 'Wedding over, no review yet',
            gainTenths: gains.reviews,
            section: null,
          },
        ]
      : []),
  ];
}

function reasonOf(key: StepKey, { galleries }: ListingRecord): string {
  const photos = galleries.PHOTO.length;
  const REASONS: Partial<Record<StepKey, string>> = {
    'ten-photos': `You have ${photos}, couples look for ${PHOTOS.strong}`,
    'two-covers': 'So your card can turn a page',
    faqs: 'So couples don’t have to ask',
    price: 'So couples who filter by price find you',
    'required-facets': 'So couples who filter find you',
    'target-budget': 'So leads fit what you charge',
    'per-person-budget': 'So leads fit what you charge',
    video: 'Let couples see you at work',
  };
  return REASONS[key] ?? 'Missing from your listing';
}

function listingStepsOf({ facts, listing, submittedReviews, now }: Known): NextStep[] {
  const open = listingSteps({ ...listing, submittedReviews }).filter(
    ({ key, share }) => share < 1 && key !== 'reviews',
  );
  const steps = open.map((step) => ({
    kind: 'listing' as const,
    title: step.label,
    reason: reasonOf(step.key, listing),
    gainTenths: searchGain(listing, step),
    section: step.section,
  }));
  const staleTenths = gainsOf(facts).freshness ?? 0;
  if (staleTenths < WORTH_TENTHS) return steps;
  const days = (now.getTime() - facts.changed_at.getTime()) / MS_PER_DAY;
  const reason = `Last change ${daysAgoText(days)}`;
  return [
    ...steps,
    { kind: 'listing', title: 'Look over your listing', reason, gainTenths: staleTenths, section: null },
  ];
}

const SHOW_CALENDAR: NextStep = {
  kind: 'calendar',
  title: 'Show your calendar',
  reason: 'Couples with a date see you sooner',
  gainTenths: null,
  section: null,
};

/** What to do next, of that which this person may do. */
export function findSteps(known: Known): NextStep[] {
  const { facts, allowed } = known;
  const canEdit = allowed.includes('edit-listing');
  return chooseSteps([
    ...(allowed.includes('move-leads') ? leadSteps(known) : []),
    ...(canEdit ? listingStepsOf(known) : []),
    ...(canEdit && !facts.display_availability ? [SHOW_CALENDAR] : []),
  ]);
}
