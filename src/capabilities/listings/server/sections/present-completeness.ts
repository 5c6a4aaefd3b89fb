import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import type { Completeness } from '../../contract/editor.contract.ts';
import { isOnboarded, listingSteps, meetsChecklist, percentOf } from '../../rules/completeness.ts';
import { searchGain } from '../../rules/search-gain.ts';

export function presentCompleteness(listing: ListingRecord, submittedReviews: number): Completeness {
  const facts = { ...listing, submittedReviews };
  const steps = listingSteps(facts);
  return {
    percent: percentOf(steps),
    isOnboarded: isOnboarded(listing),
    meetsBasicChecklist: meetsChecklist(facts, 'basic'),
    meetsStrongChecklist: meetsChecklist(facts, 'strong'),
    steps: steps.map(({ weight: _, ...step }) => ({
      ...step,
      percentThen: percentOf(steps.map((each) => (each.key === step.key ? { ...each, share: 1 } : each))),
      gainTenths: searchGain(listing, step),
    })),
  };
}
