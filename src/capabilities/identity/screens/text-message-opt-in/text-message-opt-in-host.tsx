import { useQuery } from '@tanstack/react-query';
import { ownListingsQuery } from '#app/queries.ts';
import { TextMessageOptInModal } from './text-message-opt-in-modal.tsx';

/** Asks vendors whose listing couples can see. */
export function TextMessageOptInHost() {
  const { data: listings = [] } = useQuery(ownListingsQuery);
  return listings.some(({ published }) => published) ? <TextMessageOptInModal /> : null;
}
