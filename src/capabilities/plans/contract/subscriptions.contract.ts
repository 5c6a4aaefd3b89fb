import { z } from 'zod';
import { instant, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { PLAN_GROUPS } from '../rules/plan-group.ts';
import { PLAN_KEYS, PLAN_PAYMENTS, SUBSCRIBED_KEYS } from '../rules/plan-offers.ts';
import { PLAN_BEGINNINGS, PLAN_REFUSALS } from '../rules/plan-quote.ts';
import { RUNNING_STATES } from '../rules/plan-states.ts';
import { BASE, ofStorefront } from './of-storefront.ts';

const tag = 'plans';
const access = 'vendor';

const payment = z.enum(PLAN_PAYMENTS);

/** A price with the tax of the listing's place. */
const priceShape = { netCents: wholeNumber, taxCents: wholeNumber, totalCents: wholeNumber };

const namedPlanShape = {
  subscriptionId: z.uuid(),
  key: z.enum(SUBSCRIBED_KEYS),
  name: z.string(),
  payment,
  periodEndsAt: instant,
  termEndsAt: instant,
};

const runningSchema = z.object({
  ...namedPlanShape,
  state: z.enum(RUNNING_STATES),
  startsAt: instant,
  periodStartsAt: instant,
  /** What each period costs; nothing for a trial. */
  ...priceShape,
  autoRenew: z.boolean(),
  /** What is taken next by itself; null where nothing is. */
  nextCharge: z.object({ at: instant, cents: wholeNumber }).nullable(),
  /** The card it is taken from; null where a renewal is asked for by mail. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** A period is due and unpaid: the plan works until then. */
  graceUntil: instant.nullable(),
});

const scheduledSchema = z.object({
  ...namedPlanShape,
  startsAt: instant,
  /** What was paid, and goes back whole when it is called off. */
  ...priceShape,
});

/** One way to pay a plan, exactly as it would be charged. */
const waySchema = z.object({
  payment,
  /** What each period costs without tax. */
  periodCents: wholeNumber,
  /** What is not used yet of the running plan, and taken off the first period. */
  unusedCents: wholeNumber,
  ...priceShape,
  begins: z.enum(PLAN_BEGINNINGS),
  startsAt: instant,
  periodEndsAt: instant,
  termEndsAt: instant,
  /** Why it cannot be had now; null where it can. */
  refusal: z.enum([...PLAN_REFUSALS, 'NOT_PUBLISHED']).nullable(),
});

const offerSchema = z.object({
  key: z.enum(PLAN_KEYS),
  name: z.string(),
  termMonths: wholeNumber,
  monthlyCents: wholeNumber,
  /** From so many leads a month on it costs less than credits at a dollar each. */
  paysOffFrom: wholeNumber,
  /** Over its term, beside as many single months. */
  savesCents: wholeNumber,
  ways: z.array(waySchema),
});

const plansSchema = z.object({
  running: runningSchema.nullable(),
  scheduled: scheduledSchema.nullable(),
  canTry: z.boolean(),
  /** Whoever may has to do with the plans that are there, of a closed listing as well. */
  canBuy: z.boolean(),
  group: z.enum(PLAN_GROUPS),
  /** What a plain lead of the category costs. */
  creditsPerLead: wholeNumber,
  offers: z.array(offerSchema),
});

export type Plans = z.infer<typeof plansSchema>;

const renewalSchema = z.object({
  progress: z.enum(['page', 'challenge', 'settled', 'processing', 'closed', 'declined', 'unanswered']),
  /** Where the person pays, or answers their bank. */
  url: z.string().nullable(),
});

export type Renewal = z.infer<typeof renewalSchema>;

export const subscriptionsContract = {
  getPlans: route({
    method: 'GET',
    path: `${BASE}/plans`,
    summary: 'The plan of a listing, what follows it, and every plan it could have as it would be charged',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(plansSchema),

  startTrial: route({
    method: 'POST',
    path: `${BASE}/plans/trial`,
    summary: 'Start the free trial; once for a listing',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(plansSchema),

  setAutoRenew: route({
    method: 'PUT',
    path: `${BASE}/plans/auto-renew`,
    summary: 'Let the running plan renew itself, or end with its term',
    tag,
    access,
  })
    .input(ofStorefront.extend({ subscriptionId: z.uuid(), autoRenew: z.boolean() }))
    .output(plansSchema),

  cancelScheduled: route({
    method: 'POST',
    path: `${BASE}/plans/scheduled/cancel`,
    summary: 'Call off a plan that has not started; its money goes back whole',
    tag,
    access,
  })
    .input(ofStorefront.extend({ subscriptionId: z.uuid() }))
    .output(plansSchema),

  payRenewal: route({
    method: 'POST',
    path: `${BASE}/plans/renewal`,
    summary: 'Pay the period that is due; the answer leads to the page where it is paid',
    tag,
    access,
  })
    .input(ofStorefront.extend({ subscriptionId: z.uuid() }))
    .output(renewalSchema),
};
