import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onSavedListing } from '#capabilities/storefronts/parts/saved-listing.ts';

/** Asks again as soon as the listing is saved in another tab or beside this page. */
export function useFreshPreview(uuid: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onSavedListing(uuid, () => void revalidate()), [uuid, revalidate]);
}
