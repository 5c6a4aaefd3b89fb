import { z } from 'zod';
import { cursor, instant, nextCursor, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { CREDIT_PACKS } from '../rules/credit-packs.ts';
import { PLAN_KEYS, PLAN_PAYMENTS } from '../rules/plan-offers.ts';
import { BASE, ofStorefront } from './of-storefront.ts';

const tag = 'purchases';
const access = 'vendor';

const packKey = z.enum(CREDIT_PACKS.map(({ key }) => key) as [string, ...string[]]);

const taxSchema = z.object({ state: z.string(), ratePercent: z.number() });

const quotedPackSchema = z.object({
  key: packKey,
  credits: wholeNumber,
  netCents: wholeNumber,
  taxCents: wholeNumber,
  /** Null where no tax is due. */
  tax: taxSchema.nullable(),
  totalCents: wholeNumber,
});

const shopSchema = z.object({
  packs: z.array(quotedPackSchema),
  canBuy: z.boolean(),
  /** Why this person cannot buy, or nobody can. */
  refusal: z.enum(['OWNERS_ONLY', 'NOT_PUBLISHED']).nullable(),
});

export type CreditShop = z.infer<typeof shopSchema>;

/** What somebody wants to buy. */
const wishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), packKey }),
  z.object({ kind: z.literal('plan'), planKey: z.enum(PLAN_KEYS), payment: z.enum(PLAN_PAYMENTS) }),
]);

export type Wish = z.infer<typeof wishSchema>;

const promoCode = shortText(40).nullable().default(null);

const lineSchema = z.object({
  kind: z.enum(['ITEM', 'DISCOUNT', 'UNUSED']),
  name: z.string(),
  /** Below zero for what is taken off. */
  cents: z.number().int(),
});

export type PurchaseLine = z.infer<typeof lineSchema>;

const quoteSchema = z.object({
  /** The price holds for a while from here on. */
  quotedAt: instant,
  lines: z.array(lineSchema),
  netCents: wholeNumber,
  tax: taxSchema.nullable(),
  taxCents: wholeNumber,
  totalCents: wholeNumber,
  /** All that come, those on top included. */
  credits: wholeNumber,
  promo: z.object({ code: z.string(), text: z.string() }).nullable(),
  /** Of a plan. */
  plan: z
    .object({
      startsAt: instant,
      periodEndsAt: instant,
      termEndsAt: instant,
      /** What each further period costs, tax included. */
      renewalCents: wholeNumber,
    })
    .nullable(),
  /** Whether a second factor is asked for before it is paid with a saved card. */
  isFirst: z.boolean(),
});

export type Quote = z.infer<typeof quoteSchema>;

const progressSchema = z.enum([
  'page',
  'challenge',
  'settled',
  'processing',
  'closed',
  'declined',
  'unanswered',
]);

const purchaseShape = {
  uuid: z.uuid(),
  /** As receipts name it: P-10211. */
  number: z.string(),
  kind: z.enum(['PACK', 'PLAN']),
  itemKey: z.string(),
  /** What people read for it: '60 credits'. */
  name: z.string(),
  credits: wholeNumber,
  netCents: wholeNumber,
  taxCents: wholeNumber,
  totalCents: wholeNumber,
  state: z.enum(['OPEN', 'PAID', 'CLOSED', 'REFUNDED']),
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedCents: wholeNumber,
  /** Which period of a plan it paid for; the first is what was bought, the others are renewals. Null for packs. */
  period: z.object({ number: wholeNumber, startsAt: instant, endsAt: instant }).nullable(),
  /** In which its days are told: the listing's. */
  timeZone: z.string(),
  /** What it was paid with, as people recognise it; null where nothing was to be paid. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
};

const listedSchema = z.object(purchaseShape);

export type ListedPurchase = z.infer<typeof listedSchema>;

const purchasesSchema = z.object({ purchases: z.array(listedSchema), nextCursor });

export type Purchases = z.infer<typeof purchasesSchema>;

const purchaseSchema = z.object({
  ...purchaseShape,
  planPayment: z.enum(PLAN_PAYMENTS).nullable(),
  lines: z.array(lineSchema),
  tax: taxSchema.nullable(),
  promoCode: z.string().nullable(),
  progress: progressSchema,
  /** Where the person pays, or answers their bank. */
  url: z.string().nullable(),
  declineCode: z.string().nullable(),
  billing: z.object({ businessName: z.string(), taxId: z.string(), address: z.string() }).nullable(),
  /** What would come back, and until when; null where it cannot be called off, or not by this person. */
  callOff: z.object({ until: instant, credits: wholeNumber, refundCents: wholeNumber }).nullable(),
  returnedCredits: wholeNumber,
});

export type Purchase = z.infer<typeof purchaseSchema>;

const ofPurchase = ofStorefront.extend({ uuid: z.uuid() });

/** With a saved card, or on the page of whoever takes cards. */
const paidWith = { methodId: z.uuid().nullable(), savesCard: z.boolean() };

export const purchasesContract = {
  getShop: route({
    method: 'GET',
    path: `${BASE}/packs`,
    summary: 'What can be bought for a listing, with the tax of its place',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(shopSchema),

  quotePurchase: route({
    method: 'POST',
    path: `${BASE}/quotes`,
    summary: 'What something would cost this listing now, line by line; nothing is written',
    tag,
    access,
    allowedReadOnly: true,
  })
    .input(ofStorefront.extend({ wish: wishSchema, promoCode }))
    .output(quoteSchema),

  beginPurchase: route({
    method: 'POST',
    path: `${BASE}/purchases`,
    summary:
      'Buy a pack or a plan; the answer leads to the page where it is paid, unless a saved card was charged',
    tag,
    access,
  })
    .input(
      ofStorefront.extend({
        wish: wishSchema,
        promoCode,
        /** Of the quote. */
        quotedAt: instant,
        /** What the page said it costs, tax included: another price is asked about, never charged. */
        totalCents: wholeNumber,
        /** One for each wish: what is sent twice is bought once. */
        key: z.uuid(),
        ...paidWith,
        /** Where the person was going; an address of this site. */
        returnTo: shortText(500).nullable().default(null),
      }),
    )
    .output(purchaseSchema),

  retryPurchase: route({
    method: 'POST',
    path: `${BASE}/purchases/{uuid}/tries`,
    summary: 'Pay a purchase that was declined, with another card',
    tag,
    access,
  })
    .input(ofPurchase.extend(paidWith))
    .output(purchaseSchema),

  listPurchases: route({
    method: 'GET',
    path: `${BASE}/purchases`,
    summary: 'What was bought and paid for a listing, the latest first',
    tag,
    access,
  })
    .input(ofStorefront.extend({ cursor }))
    .output(purchasesSchema),

  exportPurchases: route({
    method: 'GET',
    path: `${BASE}/purchases/export`,
    summary: 'The same from the first on, as a CSV file',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(z.file()),

  getPurchase: route({
    method: 'GET',
    path: `${BASE}/purchases/{uuid}`,
    summary: 'Where a purchase stands',
    tag,
    access,
  })
    .input(ofPurchase)
    .output(purchaseSchema),

  getReceipt: route({
    method: 'GET',
    path: `${BASE}/purchases/{uuid}/receipt`,
    summary: 'The receipt of a purchase, as a PDF file',
    tag,
    access,
    rate: 'print',
  })
    .input(ofPurchase)
    .output(z.file()),

  callOffPurchase: route({
    method: 'POST',
    path: `${BASE}/purchases/{uuid}/call-off`,
    summary: 'Give back the credits of a pack that are not spent, for what was paid for them',
    tag,
    access,
  })
    .input(
      ofPurchase.extend({
        /** What the page said comes back. */
        refundCents: wholeNumber,
      }),
    )
    .output(purchaseSchema),
};
