import { paths } from '#app/rules/paths.ts';

export const marketplacePaths = {
  preview: (category: string, slug: string) => `${paths.storefront(category, slug)}/preview`,
  sitemap: (fileName: string) => `/sitemaps/${fileName}`,
};
