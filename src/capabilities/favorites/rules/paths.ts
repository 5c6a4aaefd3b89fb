import { withQuery } from '#app/rules/with-query.ts';

export const favoritesPaths = {
  board: (uuid: string) => `/favorites/boards/${encodeURIComponent(uuid)}`,
  sharedBoard: (token: string) => `/favorites/shared/${encodeURIComponent(token)}`,
  compare: (storefrontUuids: readonly string[]) =>
    withQuery('/favorites/compare', { vendors: storefrontUuids.join(',') }),
  /** Where a visitor who pressed a heart signs up; the favorite is made there and `next` is where it was pressed. */
  onboarding: (storefrontUuid: string, next: string) =>
    withQuery('/wedding/onboard/favorite-vendor', { storefront: storefrontUuid, next }),
};
