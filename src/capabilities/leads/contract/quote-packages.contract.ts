import { z } from 'zod';
import { cents, quoteLine, tag } from '#capabilities/inquiries/contract/fields.ts';
import { MOST_QUOTE_LINES } from '#capabilities/inquiries/rules/quote-sheet.ts';
import { byUuid } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { QUOTE_PACKAGE_RULES } from '../rules/quote-package-rules.ts';

const access = 'vendor';
const BASE = '/web-marketplace-api/v1/manage/quote-packages';

const quotePackageSchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  lines: z.array(quoteLine),
  depositCents: cents.nullable(),
});

export type QuotePackage = z.infer<typeof quotePackageSchema>;

export const quotePackagesContract = {
  listQuotePackages: route({ method: 'GET', path: BASE, summary: 'Saved quotes by title', tag, access })
    .input(z.object({ storefrontUuid: z.uuid() }))
    .output(z.array(quotePackageSchema)),

  saveQuotePackage: route({
    method: 'POST',
    path: BASE,
    summary: 'Keep a quote under a title; one of that title is replaced',
    tag,
    access,
  })
    .input(
      ruledObject(
        {
          storefrontUuid: z.uuid(),
          title: cleanText,
          lines: z.array(quoteLine).max(MOST_QUOTE_LINES),
          depositCents: cents.nullable().default(null),
        },
        QUOTE_PACKAGE_RULES,
      ),
    )
    .output(quotePackageSchema),

  deleteQuotePackage: route({
    method: 'DELETE',
    path: `${BASE}/{uuid}`,
    summary: 'Delete a saved quote',
    tag,
    access,
  })
    .input(byUuid)
    .output(z.object({ deleted: z.boolean() })),
};
