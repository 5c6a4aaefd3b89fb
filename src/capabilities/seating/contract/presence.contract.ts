import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import '../rate-classes.ts';
import { ownUuid } from './operations.contract.ts';

const tag = 'seating';
const path = '/web-api/v1/seating/presence';

const placeSchema = z.object({
  planUuid: ownUuid,
  /** The table that somebody has in hand; null where none. */
  tableUuid: ownUuid.nullable(),
});
const othersSchema = z.array(z.object({ userUuid: z.uuid(), firstName: z.string(), place: placeSchema }));

/** Who has a plan open, and which table in hand: kept for half a minute. */
export const presenceContract = {
  readSeatingPresence: route({
    method: 'GET',
    path,
    summary: 'Who else has a seating plan open',
    tag,
    access: 'signed-in',
  }).output(othersSchema),

  tellSeatingPresence: route({
    method: 'PUT',
    path,
    summary: 'Say that this plan is open, and which table is in hand; answers who else is there',
    tag,
    access: 'signed-in',
    rate: 'seating-presence',
  })
    .input(placeSchema)
    .output(othersSchema),

  endSeatingPresence: route({
    method: 'DELETE',
    path,
    summary: 'Say that the page is closed',
    tag,
    access: 'signed-in',
    rate: 'seating-presence',
  }).output(z.object({ ended: z.boolean() })),
};
