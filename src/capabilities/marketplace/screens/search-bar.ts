/** How the search bar looks, hydrated or not yet. */
export const SEARCH_BAR =
  'flex flex-col gap-3 sm:flex-row sm:gap-0 sm:rounded-sheet sm:border sm:border-line sm:bg-paper sm:p-2.5 sm:shadow-float sm:[&_[role=group]]:border-transparent';
export const SEARCH_BUTTON = 'shrink-0 sm:ms-2.5 sm:min-h-15 sm:rounded-card';
export const NAME_SEARCH = 'mt-4 block sm:[&_[role=group]]:rounded-card sm:[&_[role=group]]:border-line';
export const SEARCH_WORDS = {
  category: 'Looking for',
  place: 'Where',
  anyPlace: 'City or metro area',
  name: 'Someone in mind?',
  anyName: 'Name of a vendor',
};
