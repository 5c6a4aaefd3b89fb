import { currentListing, type VendorState } from '#capabilities/navigation/rules/vendor-state.ts';
import { FreeCreditModal } from './free-credit-modal.tsx';
import { freeCreditOfferOf } from './free-credit-offer.ts';
import { TextMessageOptInModal } from './text-message-opt-in-modal.tsx';

export function VendorModals({ state }: { state: VendorState }) {
  const offer = freeCreditOfferOf(currentListing(state));
  return (
    <>
      {offer && <FreeCreditModal key={offer.storefrontUuid} offer={offer} />}
      {state.listings.some(({ published }) => published) && <TextMessageOptInModal />}
    </>
  );
}
