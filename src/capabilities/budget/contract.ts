import { z } from 'zod';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { byUuid, cents, day, instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import {
  contributorValuesSchema,
  lineValuesSchema,
  operationSchema,
  paymentValuesSchema,
  scenarioValuesSchema,
} from './contract/operations.contract.ts';
import { presenceContract } from './contract/presence.contract.ts';
import { BUDGET_CATEGORY_KEYS } from './rules/budget-categories.data.ts';
import { MOST_CENTS } from './rules/budget-limits.ts';
import { BUDGET_THINGS, MOST_OPERATIONS } from './rules/budget-operations.ts';

const tag = 'budget';
const count = z.number().int();
const kept = { uuid: z.uuid() };

export const headsSchema = z.object({
  invited: count,
  attending: count,
  adults: count,
  households: count,
  isEstimate: z.boolean(),
});

const vendorSchema = z.object({
  inquiryUuid: z.uuid(),
  lineUuid: z.uuid(),
  name: z.string(),
  isBooked: z.boolean(),
  offeredCents: cents.nullable(),
  offerEndsOn: day.nullable(),
  agreedCents: cents.nullable(),
});

const fileSchema = z.object({
  uuid: z.uuid(),
  lineUuid: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: count,
  addedAt: instant,
});

export const budgetSchema = z.object({
  /** Before it is started there is a total at most, and lines of those who were booked. */
  isStarted: z.boolean(),
  isAllInclusive: z.boolean(),
  totalCents: cents.nullable(),
  weddingDate: day.nullable(),
  today: day,
  heads: headsSchema,
  lines: z.array(lineValuesSchema.extend(kept)),
  vendors: z.array(vendorSchema),
  payments: z.array(paymentValuesSchema.extend(kept)),
  contributors: z.array(contributorValuesSchema.extend(kept)),
  scenarios: z.array(scenarioValuesSchema.extend(kept)),
  files: z.array(fileSchema),
  /** Of the venue that is booked or offers; null where its listing does not tell both. */
  venueRates: z
    .object({ lineUuid: z.uuid(), name: z.string(), peakCents: cents, offPeakCents: cents })
    .nullable(),
  version: count,
  canEdit: z.boolean(),
});

export type BudgetAnswer = z.output<typeof budgetSchema>;

const changedSchema = z.object({
  version: count,
  /** What somebody else had changed in the meantime, or taken away: 'whole'. The newest change counts; theirs stays in the history. */
  crossed: z.array(
    z.object({ of: z.enum([...BUDGET_THINGS, 'total']), uuid: z.uuid().nullable(), field: z.string() }),
  ),
  /** The first names of those who had. */
  crossedBy: z.array(z.string()),
});

export type ChangedBudget = z.output<typeof changedSchema>;

const localPriceSchema = z.object({
  categoryKey: z.enum(BUDGET_CATEGORY_KEYS),
  taxonomyKey: z.enum(TAXONOMY_KEYS),
  /** 'per person' and its like; null for the price of the whole. */
  unit: z.string().nullable(),
  /** Where: 'Hudson, NY' market's name. */
  place: z.string(),
  /** How many listings are behind it; fewer than five say nothing. */
  listings: count,
  lowCents: cents,
  lowerQuartileCents: cents,
  medianCents: cents,
  upperQuartileCents: cents,
  highCents: cents,
});

export type LocalPrice = z.output<typeof localPriceSchema>;

export const budgetContract = {
  ...presenceContract,

  readBudget: route({
    method: 'GET',
    path: '/web-api/v1/budget',
    summary: 'The whole budget: lines, vendors, payments, contributors, scenarios',
    tag,
    access: 'signed-in',
  }).output(budgetSchema),

  startBudget: route({
    method: 'POST',
    path: '/web-api/v1/budget',
    summary: 'Begin with one number, divided as weddings usually are; a second start changes nothing',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({ totalCents: cents.min(100).max(MOST_CENTS), isAllInclusive: z.boolean().default(false) }),
    )
    .output(budgetSchema),

  changeBudget: route({
    method: 'POST',
    path: '/web-api/v1/budget/changes',
    summary: 'A list of steps that are taken together, once; all of them or none',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        uuid: z.uuid(),
        operations: z.array(operationSchema).min(1).max(MOST_OPERATIONS),
        /** The version that was on the screen: whatever others changed after it and this changes again is told as crossed. */
        basedOn: wholeNumber.optional(),
      }),
    )
    .output(changedSchema),

  undoBudgetChange: route({
    method: 'POST',
    path: '/web-api/v1/budget/changes/{uuid}/undo',
    summary: 'Take a change back, but for what others changed since; the undoing is a change of its own',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, as: z.uuid() }))
    .output(changedSchema),

  readLocalPrices: route({
    method: 'GET',
    path: '/web-api/v1/budget/prices',
    summary: 'What listings near the wedding charge, by category: quartiles, and how many are behind them',
    tag,
    access: 'signed-in',
  }).output(z.array(localPriceSchema)),

  addBudgetFile: route({
    method: 'POST',
    path: '/web-api/v1/budget/lines/{uuid}/files/{name}',
    summary: 'Keep a contract or a receipt with a line: the body is the file itself, at most 10 MB',
    tag,
    access: 'signed-in',
    fileBytes: ATTACHMENT_LIMITS.bytes,
  })
    // The file is the whole body, so what the address names comes beside it.
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: byUuid.extend({
          name: ruled(cleanText, required, maxLength(ATTACHMENT_LIMITS.nameLength)),
        }),
        body: z.file(),
      }),
    )
    .output(fileSchema),

  readBudgetFile: route({
    method: 'GET',
    path: '/web-api/v1/budget/files/{uuid}',
    summary: 'A file of a line',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.file()),

  removeBudgetFile: route({
    method: 'DELETE',
    path: '/web-api/v1/budget/files/{uuid}',
    summary: 'Take a file away',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ removed: z.boolean() })),

  exportBudget: route({
    method: 'GET',
    path: '/web-api/v1/budget/csv',
    summary: 'Lines and payments as a spreadsheet',
    tag,
    access: 'signed-in',
  }).output(z.file()),

  printBudget: route({
    method: 'GET',
    path: '/web-api/v1/budget/pdf',
    summary: 'The budget on paper',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ paper: z.enum(['us-letter', 'a4']).default('us-letter') }))
    .output(z.file()),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    budget: typeof budgetContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    budget: true;
    /** Somebody opened the budget, moved in it or left. */
    presence: true;
  }
}
