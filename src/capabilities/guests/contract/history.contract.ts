import { z } from 'zod';
import { byUuid, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

const historySchema = z.object({
  entries: z.array(z.object({ uuid: z.uuid(), at: instant, text: z.string() })),
  isMore: z.boolean(),
});

export type HouseholdHistory = z.output<typeof historySchema>;

export const historyContract = {
  readHistory: route({
    method: 'GET',
    path: '/web-api/v1/guests/households/{uuid}/history',
    summary: 'What changed in a household, when and by whom; the newest first, a page at a time',
    tag: 'guests',
    access: 'signed-in',
  })
    .input(byUuid.extend({ before: z.uuid().optional() }))
    .output(historySchema),
};
