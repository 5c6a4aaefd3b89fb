import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import { storefrontPageContract } from './contract/storefront-page.contract.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import './rate-classes.ts';

/** A listing as the vendor area's navigation shows it. */
export const listingSummarySchema = z.object({
  uuid: z.string(),
  name: z.string(),
  coverImageUrl: z.string().nullable(),
  published: z.boolean(),
  publishedAt: z.string().nullable(),
  /** Now, or before its own people took it down. */
  wasPublished: z.boolean(),
  taxonomyKey: z.string(),
});

export type ListingSummary = z.infer<typeof listingSummarySchema>;

export const storefrontsContract = {
  listOwn: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/storefronts',
    summary: 'The listings I work for',
    tag: 'storefronts',
    access: 'vendor',
  }).output(z.array(listingSummarySchema)),

  ...storefrontPageContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    storefronts: typeof storefrontsContract;
  }
}
