import { editorContract } from './contract/editor.contract.ts';
import { galleriesContract } from './contract/galleries.contract.ts';
import { onboardingContract } from './contract/onboarding.contract.ts';
import { preferredContract } from './contract/preferred.contract.ts';
import { publicationContract } from './contract/publication.contract.ts';
import { supportListingsContract } from './contract/support-listings.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

export const listingsContract = {
  ...editorContract,
  ...galleriesContract,
  ...onboardingContract,
  ...preferredContract,
  ...publicationContract,
  ...supportListingsContract,
};

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    /** Somebody changed a section of a listing. */
    listing: true;
    /** Something came into the queue of listings, or left it. */
    'listing-review': true;
  }
}

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    listings: typeof listingsContract;
  }
}
