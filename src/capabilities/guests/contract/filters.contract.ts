import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { byUuid, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { FILTER_RULES } from '../rules/filters/filter-rules.ts';

const tag = 'guests';

/** As the address of the screen says it: '?side=A&list=LATER'. */
const query = shortText(1000);
const name = cleanText.transform(cleanName);

export const filterSchema = z.object({ uuid: z.uuid(), name: z.string(), query: z.string() });

export type SavedFilter = z.output<typeof filterSchema>;

export const filtersContract = {
  addFilter: route({
    method: 'POST',
    path: '/web-api/v1/guests/filters',
    summary: 'Keep a view of the guest list under a name',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ name, query }, FILTER_RULES))
    .output(filterSchema),

  renameFilter: route({
    method: 'PUT',
    path: '/web-api/v1/guests/filters/{uuid}',
    summary: 'Give a kept view another name',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, name }, FILTER_RULES))
    .output(filterSchema),

  removeFilter: route({
    method: 'POST',
    path: '/web-api/v1/guests/filters/{uuid}/remove',
    summary: 'Forget a kept view; the guests stay',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({})),
};
