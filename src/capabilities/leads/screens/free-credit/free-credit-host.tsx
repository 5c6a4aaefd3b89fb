import { useQuery } from '@tanstack/react-query';
import { readCurrentListing } from '#app/current-listing.ts';
import { ownListingsQuery } from '#app/queries.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { FreeCreditModal } from './free-credit-modal.tsx';
import { freeCreditOfferOf } from './free-credit-offer.ts';

/** The offer that waits for the listing being worked on, if one does. */
export function FreeCreditHost() {
  const { data: listings = [] } = useQuery(ownListingsQuery);
  const offer = freeCreditOfferOf(currentListing({ listings, currentListingUuid: readCurrentListing() }));
  return offer && <FreeCreditModal key={offer.storefrontUuid} offer={offer} />;
}
