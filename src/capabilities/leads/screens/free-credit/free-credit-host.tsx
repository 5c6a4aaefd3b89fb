import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readCurrentListing } from '#app/current-listing.ts';
import { ownListingsQuery } from '#app/queries.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { creditAccountQuery } from '#capabilities/plans/queries.ts';
import { FreeCreditModal } from './free-credit-modal.tsx';
import { type FreeCreditOffer, freeCreditOfferOf } from './free-credit-offer.ts';

/** The offer that waits for the listing being worked on, if one does. */
export function FreeCreditHost() {
  const { data: listings = [] } = useQuery(ownListingsQuery);
  const uuid = currentListing({ listings, currentListingUuid: readCurrentListing() })?.uuid ?? '';
  const { data: account } = useQuery({ ...creditAccountQuery(uuid), enabled: uuid !== '' });
  const waiting = freeCreditOfferOf(uuid, account);
  // Once redeemed it waits no more, and its answer is still to be read.
  const [shown, setShown] = useState<FreeCreditOffer | null>(null);
  if (waiting && shown?.storefrontUuid !== waiting.storefrontUuid) setShown(waiting);
  const offer = shown?.storefrontUuid === uuid ? shown : null;
  return offer && <FreeCreditModal key={offer.storefrontUuid} offer={offer} />;
}
