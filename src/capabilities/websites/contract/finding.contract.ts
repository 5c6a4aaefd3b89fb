import { z } from 'zod';
import { day, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { tag } from './editor.contract.ts';

const foundCouple = z.object({ names: z.string(), day: day.nullable(), slug: z.string() });

export type FoundCouple = z.output<typeof foundCouple>;

/** Only sites that everybody may read, and whose couple asked for it. */
export const findingContract = {
  findCouples: route({
    method: 'GET',
    path: '/web-api/v1/find-a-couple',
    summary: 'Couples of these names whose website is for everybody and may be found',
    tag,
    access: 'public',
    rate: 'website-search',
  })
    .input(z.object({ names: shortText(100).default('') }))
    .output(z.object({ couples: z.array(foundCouple) })),

  listIndexedSites: route({
    method: 'GET',
    path: '/web-api/v1/wedding-sites',
    summary: 'Websites that search engines may list',
    tag,
    access: 'public',
  }).output(z.object({ sites: z.array(z.object({ slug: z.string(), changedOn: day })) })),
};
