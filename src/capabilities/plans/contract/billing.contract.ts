import { z } from 'zod';
import { shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { BILLING_RULES } from '../rules/purchase-billing.ts';
import { BASE, ofStorefront } from './of-storefront.ts';

const tag = 'purchases';
const access = 'vendor';

const billingShape = { businessName: cleanText, taxId: cleanText, address: cleanText };
const billingSchema = z.object({
  businessName: z.string(),
  taxId: z.string(),
  address: z.string(),
  /** Whether this person may change them. */
  canChange: z.boolean(),
});

export type Billing = z.infer<typeof billingSchema>;

const cardsSchema = z.object({
  cards: z.array(
    z.object({
      id: z.uuid(),
      brand: z.string(),
      last4: z.string(),
      expMonth: wholeNumber,
      expYear: wholeNumber,
      /** The one that renewals are taken from. */
      isDefault: z.boolean(),
    }),
  ),
});

export type Cards = z.infer<typeof cardsSchema>;
export type Card = Cards['cards'][number];

const ofCard = ofStorefront.extend({ id: z.uuid() });

export const billingContract = {
  getBilling: route({
    method: 'GET',
    path: `${BASE}/billing-details`,
    summary: 'Whom receipts of a listing are made out to',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(billingSchema),

  setBilling: route({
    method: 'PUT',
    path: `${BASE}/billing-details`,
    summary: 'Change whom receipts are made out to, from the next purchase on',
    tag,
    access,
  })
    .input(ruledObject({ ...ofStorefront.shape, ...billingShape }, BILLING_RULES))
    .output(billingSchema),

  listCards: route({
    method: 'GET',
    path: `${BASE}/cards`,
    summary: 'The saved cards of a listing, as much of them as tells them apart',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(cardsSchema),

  addCard: route({
    method: 'POST',
    path: `${BASE}/cards`,
    summary: 'Save a card without buying; the answer leads to the page where it is typed',
    tag,
    access,
    stepUp: true,
  })
    .input(
      ofStorefront.extend({
        key: z.uuid(),
        /** Where the person comes back to; an address of this site, the history where it is none. */
        returnTo: shortText(1_000).nullable().default(null),
      }),
    )
    .output(z.object({ url: z.string() })),

  refreshCards: route({
    method: 'POST',
    path: `${BASE}/cards/refresh`,
    summary: 'Look which cards whoever takes them keeps; for somebody who comes back from there',
    tag,
    access,
  })
    .input(ofStorefront)
    .output(cardsSchema),

  chooseCard: route({
    method: 'PUT',
    path: `${BASE}/cards/{id}/default`,
    summary: 'Take renewals from this card',
    tag,
    access,
  })
    .input(ofCard)
    .output(cardsSchema),

  forgetCard: route({
    method: 'DELETE',
    path: `${BASE}/cards/{id}`,
    summary: 'Forget a saved card',
    tag,
    access,
  })
    .input(ofCard)
    .output(cardsSchema),
};
