import { z } from 'zod';
import { cursor, instant, nextCursor, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { LOT_SOURCES } from './rules/lots.ts';
import { MOVE_RULES } from './rules/move-rules.ts';
import { TRANSACTION_TYPES } from './rules/transaction-types.ts';
// Whoever has the calls has the codes they answer with.
import './errors.ts';

const tag = 'credits';
const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts/{storefrontUuid}';

const ofStorefront = z.object({ storefrontUuid: z.uuid() });

export const creditTransactionSchema = z.object({
  id: z.uuid(),
  type: z.enum(TRANSACTION_TYPES),
  /** What people read for it: 'Moved to The Vargas'. */
  text: z.string(),
  /** Below zero where they left. */
  credits: z.number().int(),
  balanceAfter: wholeNumber,
  /** The lead they were spent on or came back for. */
  leadUuid: z.uuid().nullable(),
  at: instant,
});

export type CreditTransaction = z.infer<typeof creditTransactionSchema>;

export const creditLotSchema = z.object({
  id: z.uuid(),
  source: z.enum(LOT_SOURCES),
  remaining: wholeNumber,
  granted: wholeNumber,
  at: instant,
  expiresAt: instant,
});

export type CreditLot = z.infer<typeof creditLotSchema>;

const holdingsSchema = z.object({
  /** When this was so. */
  at: instant,
  balance: wholeNumber,
  /** Those that end first come first. */
  lots: z.array(creditLotSchema),
  /** The other listings that credits can be moved to; none for whoever may not move them. */
  moveTo: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
});

export type CreditHoldings = z.infer<typeof holdingsSchema>;

const transactionsSchema = z.object({ transactions: z.array(creditTransactionSchema), nextCursor });

export type CreditTransactions = z.infer<typeof transactionsSchema>;

export const creditsContract = {
  listTransactions: route({
    method: 'GET',
    path: `${BASE}/transactions`,
    summary: 'What came to the account and what left it, the latest first',
    tag,
    access,
  })
    .input(ofStorefront.extend({ cursor }))
    .output(transactionsSchema),

  exportTransactions: route({
    method: 'GET',
    path: `${BASE}/transactions/export`,
    summary: 'The same from the first on, as a CSV file',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(z.file()),

  getHoldings: route({
    method: 'GET',
    path: `${BASE}/lots`,
    summary: 'The credits that are left, by when they expire, and where they can be moved to',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(holdingsSchema),

  moveCredits: route({
    method: 'POST',
    path: `${BASE}/transfers`,
    summary: 'Move credits to another listing of the same owner; they keep the day they expire',
    tag,
    access,
  })
    .input(
      ruledObject(
        {
          ...ofStorefront.shape,
          toStorefrontUuid: z.uuid(),
          credits: z.number(),
          /** One for each time the form is opened: what is sent twice moves once. */
          key: z.uuid(),
        },
        MOVE_RULES,
      ),
    )
    .output(holdingsSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    credits: typeof creditsContract;
  }
}
