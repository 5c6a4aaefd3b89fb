import { z } from 'zod';
import { day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';

const count = z.number().int();

const headCountSchema = z.object({
  /** On the list of those who are invited. */
  people: count,
  /** Of those; the others are children. */
  adults: count,
  households: count,
  /** Households that no letter can be sent to. */
  withoutAddress: count,
  /** Seats that nobody has named yet. */
  unnamed: count,
  /** To the first event, of those. */
  coming: count,
  declined: count,
  waiting: count,
  /** The last day for replies. */
  closesOn: day.nullable(),
});

export type HeadCountAnswer = z.output<typeof headCountSchema>;

export const headCountContract = {
  readHeadCount: route({
    method: 'GET',
    path: '/web-api/v1/guests/head-count',
    summary: 'How many are invited, how many come, and who has not answered',
    tag: 'guests',
    access: 'signed-in',
  }).output(headCountSchema),
};
