const ofListing = (storefrontUuid: string) =>
  `/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts/${storefrontUuid}`;

/** Files that a link downloads. */
export const moneyCalls = {
  csv: (storefrontUuid: string) => `${ofListing(storefrontUuid)}/purchases/export`,
  receipt: (storefrontUuid: string, uuid: string) => `${ofListing(storefrontUuid)}/purchases/${uuid}/receipt`,
};
