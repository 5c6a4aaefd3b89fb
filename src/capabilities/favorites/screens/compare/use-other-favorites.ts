import { useQuery } from '@tanstack/react-query';
import type { SavedVendor } from '../../contract/boards.contract.ts';
import { savedQuery } from '../../queries.ts';

const none: SavedVendor[] = [];

/** Saved vendors that could stand in a column, by name. */
export function useOtherFavorites(compared: readonly string[]): SavedVendor[] {
  const { data } = useQuery(savedQuery);
  return (data?.vendors ?? none)
    .filter(({ card, storefrontUuid }) => card !== null && !compared.includes(storefrontUuid))
    .toSorted((a, b) => a.vendorName.localeCompare(b.vendorName, 'en-US'));
}
