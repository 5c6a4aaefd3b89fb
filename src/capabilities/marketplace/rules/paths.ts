export const marketplacePaths = {
  sitemap: (fileName: string) => `/sitemaps/${fileName}`,
};
