import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { FORMALITIES } from '../rules/envelope-names.ts';
import { MOST_PRINTED } from '../rules/guest-limits.ts';
import { PRINT_KINDS } from '../rules/label-sheets.ts';
import { PRINT_RULES } from '../rules/print-rules.ts';

const tag = 'guests';

const printInput = ruledObject(
  {
    kind: z.enum(PRINT_KINDS),
    formality: z.enum(FORMALITIES),
    /** Null is everybody who is invited. */
    householdUuids: z.array(z.uuid()).min(1).max(MOST_PRINTED).nullable(),
    /** Labels of the first sheet that are gone already. */
    skip: z.number(),
    /** On envelopes, one line each; '' for none. */
    returnAddress: cleanText,
  },
  PRINT_RULES,
);

export type PrintInput = z.output<typeof printInput>;

export const printContract = {
  printEnvelopes: route({
    method: 'POST',
    path: '/web-api/v1/guests/envelopes/print',
    summary:
      'Address labels or envelopes as a PDF; the header x-left-out says how many households have no address',
    tag,
    access: 'signed-in',
    rate: 'print',
    // Nothing is written; it is a POST for the many households that can be chosen.
    allowedReadOnly: true,
  })
    .input(printInput)
    .output(z.file()),
};
