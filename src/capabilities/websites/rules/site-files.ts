/** What a couple takes home of its website; outside the contract, because it is streamed. */
export const siteFiles = { folder: () => '/web-api/v1/website/take-out/folder' };
