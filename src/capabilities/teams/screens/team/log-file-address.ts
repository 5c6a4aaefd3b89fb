/** The whole log as a file; a call, so no page of ours. */
export function logFileAddress(storefrontUuid: string): string {
  return `/web-marketplace-api/v1/manage/storefronts/${storefrontUuid}/team/log/export`;
}
