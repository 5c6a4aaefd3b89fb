import { z } from 'zod';
import { vendorCardSchema } from '#capabilities/search/contract.ts';
import { day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { readComparedUuids } from '../rules/compared-uuids.ts';

/** One vendor beside others. Null means that it says nothing about it. */
export const comparedVendorSchema = z.object({
  card: vendorCardSchema,
  /** From the city of the wedding, as the crow flies. */
  distanceMiles: z.number().int().nullable(),
  /** The largest space, seated. */
  capacity: z.number().int().nullable(),
  responseStats: z
    .object({
      receivedCount: z.number().int(),
      answeredCount: z.number().int(),
      medianMinutes: z.number().int().nullable(),
    })
    .nullable(),
  /** On the couple's own date. */
  isAvailable: z.boolean().nullable(),
  /** By this couple: its day is taken because it is theirs. */
  isBooked: z.boolean(),
  /** What it chose, by facet. */
  facets: z.array(z.object({ key: z.string(), label: z.string(), options: z.array(z.string()) })),
});

export type ComparedVendor = z.infer<typeof comparedVendorSchema>;

export const comparisonSchema = z.object({
  wedding: z.object({ date: day.nullable(), city: z.string().nullable() }),
  vendors: z.array(comparedVendorSchema),
});

export type Comparison = z.infer<typeof comparisonSchema>;

export const compareContract = {
  compareVendors: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/favorites/compare',
    summary: 'Up to four vendors side by side, seen from the couple’s wedding; those not listed are left out',
    tag: 'favorites',
    access: 'signed-in',
  })
    .input(z.object({ vendors: z.string().max(1_000).transform(readComparedUuids) }))
    .output(comparisonSchema),
};
