import { orpc } from '#app/orpc.ts';

export const websiteQuery = orpc.websites.readWebsite.queryOptions();
export const reportedSitesQuery = orpc.websites.listReportedSites.queryOptions();
/** The website itself, the events it tells of, and who may do what with it. */
export const WEBSITE_KINDS = ['website', 'guests', 'members', 'wedding'] as const;
export const websiteVersionsQuery = orpc.websites.listWebsiteVersions.queryOptions();
/** Whether an address can be had. */
export function websiteSlugQuery(slug: string) {
  return orpc.websites.checkWebsiteSlug.queryOptions({ input: { slug } });
}
export const websitePasscodeQuery = orpc.websites.readWebsitePasscode.queryOptions();
export function pagePasscodeQuery(uuid: string) {
  return orpc.websites.readPagePasscode.queryOptions({ input: { uuid } });
}
/** What guests wrote, page by page. */
export const siteMessagesQuery = orpc.websites.listSiteMessages.infiniteOptions({
  input: (cursor: string) => ({ ...(cursor && { cursor }) }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});
