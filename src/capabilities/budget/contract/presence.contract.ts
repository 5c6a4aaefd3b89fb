import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import '../rate-classes.ts';
import { GRID_COLUMNS } from '../rules/grid/grid-rows.ts';

const tag = 'budget';
const path = '/web-api/v1/budget/presence';

const cellSchema = z.object({ lineUuid: z.uuid(), column: z.enum(GRID_COLUMNS) });
const othersSchema = z.array(
  z.object({ userUuid: z.uuid(), firstName: z.string(), cell: cellSchema.nullable() }),
);

/** Who has the budget open, and in which cell: kept for half a minute. */
export const presenceContract = {
  readPresence: route({
    method: 'GET',
    path,
    summary: 'Who else has the budget open, and in which cell',
    tag,
    access: 'signed-in',
  }).output(othersSchema),

  tellPresence: route({
    method: 'PUT',
    path,
    summary: 'Say that this page is open, and in which cell somebody is; answers who else is there',
    tag,
    access: 'signed-in',
    rate: 'presence',
  })
    .input(z.object({ cell: cellSchema.nullable() }))
    .output(othersSchema),

  endPresence: route({
    method: 'DELETE',
    path,
    summary: 'Say that the page is closed',
    tag,
    access: 'signed-in',
    rate: 'presence',
  }).output(z.object({ ended: z.boolean() })),
};
