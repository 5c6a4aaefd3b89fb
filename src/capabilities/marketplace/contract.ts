import { z } from 'zod';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { LAST_PART, SITEMAP_KINDS } from './rules/sitemap-files.ts';

const tag = 'sitemap';

/** A page that search engines are told of. */
export const listedPageSchema = z.object({
  slug: z.string(),
  /** Of a storefront, whose address begins with it. */
  taxonomyKey: taxonomyKey.nullable(),
  changedOn: day,
});

export type ListedPage = z.infer<typeof listedPageSchema>;

export const marketplaceContract = {
  listSitemapParts: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/sitemap/parts',
    summary: 'Which parts of the list of public pages hold anything',
    tag,
    access: 'public',
  }).output(z.array(z.object({ kind: z.enum(SITEMAP_KINDS), part: z.number().int() }))),

  listSitemapPages: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/sitemap/pages',
    summary: 'The public pages of one part: storefronts, real weddings or their photos',
    tag,
    access: 'public',
  })
    .input(
      z.object({
        kind: z.enum(SITEMAP_KINDS),
        part: z.coerce.number().int().min(0).max(LAST_PART).default(0),
      }),
    )
    .output(z.array(listedPageSchema)),

  listSitemapSearches: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/sitemap/searches',
    summary: 'Categories in places where there is something to find',
    tag,
    access: 'public',
  }).output(z.array(z.object({ taxonomyKey, locationSlug: z.string() }))),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    marketplace: typeof marketplaceContract;
  }
}
