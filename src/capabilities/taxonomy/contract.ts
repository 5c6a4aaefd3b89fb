import { z } from 'zod';
import { shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

export const taxonomySchema = z.object({
  /** The ten categories with a marketplace, in the order of the navigation. */
  categories: z.array(
    z.object({
      taxonomyKey: z.string(),
      taxonomyNodeId: z.number().int(),
      navLabel: z.string(),
      browseLabel: z.string(),
      priceUnit: z.enum(['per person', 'per arrangement', 'per serving']),
      iconKey: z.string(),
      isFeatured: z.boolean(),
    }),
  ),
  /** Every kind of vendor, with its icon. */
  vendorCategories: z.array(z.object({ key: z.string(), label: z.string(), iconKey: z.string() })),
});

export const facetSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  /** A category's taxonomyKey, or 'all'. */
  category: z.string(),
  label: z.string(),
  select: z.enum(['single', 'multi']),
  maxChoices: z.number().int().nullable(),
  isRange: z.boolean(),
  isOptIn: z.boolean(),
  isRequired: z.boolean(),
  isFilter: z.boolean(),
  isMatch: z.boolean(),
  parentOption: z.string().nullable(),
  options: z.array(
    z.object({
      id: z.number().int(),
      key: z.string(),
      slug: z.string(),
      label: z.string(),
      range: z.object({ min: z.number().int().optional(), max: z.number().int().optional() }).nullable(),
    }),
  ),
});

export type Taxonomy = z.infer<typeof taxonomySchema>;
export type Facet = z.infer<typeof facetSchema>;

export const taxonomyContract = {
  readTaxonomy: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/taxonomy',
    summary: 'The categories of vendors',
    tag: 'taxonomy',
    access: 'public',
  }).output(taxonomySchema),

  listFacets: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/taxonomy/{taxonomyKey}/facets',
    summary: 'The facets of a category, those shared by all categories included',
    tag: 'taxonomy',
    access: 'public',
  })
    .input(z.object({ taxonomyKey: shortText(60) }))
    .output(z.array(facetSchema)),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    taxonomy: typeof taxonomyContract;
  }
}
