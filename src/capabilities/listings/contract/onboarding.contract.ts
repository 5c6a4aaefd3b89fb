import { z } from 'zod';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { rowId } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { NEW_LISTING_RULES } from '../rules/new-listing-rules.ts';
import { tag } from './editor.contract.ts';

const begun = { taxonomyKey, name: cleanText, cityId: rowId.nullable() };

const alikeSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  taxonomyKey,
  /** 'Hudson, NY' */
  cityName: z.string(),
  /** Whether somebody of the business works on it. */
  claimed: z.boolean(),
  isOwn: z.boolean(),
});

export type AlikeListing = z.infer<typeof alikeSchema>;

export const onboardingContract = {
  findAlike: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/listings/alike',
    summary: 'Listings of the category within 50 miles whose names are much like this one',
    tag,
    access: 'vendor',
    rate: 'type-ahead',
    writes: false,
  })
    .input(ruledObject(begun, NEW_LISTING_RULES))
    .output(z.array(alikeSchema)),

  createListing: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/manage/listings',
    summary: 'Begin a listing: a draft that I own',
    tag,
    access: 'vendor',
    rate: 'new-listing',
  })
    .input(ruledObject({ ...begun, key: z.uuid() }, NEW_LISTING_RULES))
    .output(z.object({ uuid: z.uuid() })),
};
