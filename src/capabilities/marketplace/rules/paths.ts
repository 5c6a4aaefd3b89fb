import { withQuery } from '#app/rules/with-query.ts';

export const marketplacePaths = {
  /** Everybody a listing recommends, with the way back to where somebody came from. */
  publicRecommendations: (uuid: string, returnUrl?: string) =>
    withQuery(`/inspire/public-recommendations/${encodeURIComponent(uuid)}`, { returnUrl }),
  sitemap: (fileName: string) => `/sitemaps/${fileName}`,
};
