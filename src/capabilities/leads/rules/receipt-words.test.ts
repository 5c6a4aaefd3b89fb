import { expect, it } from 'vitest';
import type { KnownFacts } from '#capabilities/inquiries/rules/known-facts.ts';
import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';
import { tierNote } from './receipt-words.ts';

const ALL: KnownFacts['known'] = { date: true, venue: true, budget: true, guests: true };

const noteOf = (
  tier: LeadTier,
  taxonomyKey: string,
  known: Partial<KnownFacts['known']>,
  phoneVerified = true,
) =>
  tierNote({
    facts: {
      emailVerified: true,
      phoneVerified,
      accountCreatedAt: null,
      vendorsAsked: 1,
      known: { ...ALL, ...known },
    },
    tier,
    taxonomyKey,
  });

it.each([
  ['GOLD', 'wedding-venues', {}, true, 'Phone verified; date, budget and guest count given'],
  ['GOLD', 'wedding-venues', { venue: false }, true, 'Phone verified; date, budget and guest count given'],
  ['GOLD', 'wedding-florists', {}, true, 'Phone verified; date, budget and venue known'],
  ['SILVER', 'wedding-venues', {}, false, 'Date and budget given, phone not verified'],
  ['SILVER', 'wedding-venues', { guests: false }, true, 'Phone verified, but no guest count given'],
  // As it was priced before the guest count counted.
  ['SILVER', 'wedding-venues', { guests: undefined }, true, 'Date and budget given'],
  ['SILVER', 'wedding-florists', { venue: false }, true, 'Phone verified, but no venue booked yet'],
  ['STANDARD', 'wedding-venues', { date: false }, true, 'No date yet'],
  ['STANDARD', 'wedding-venues', { budget: false }, true, 'No budget given'],
  ['STANDARD', 'wedding-venues', { date: false, budget: false }, true, 'No date and no budget yet'],
  // Facts of today, of a lead that came when less was known.
  ['STANDARD', 'wedding-florists', {}, true, 'Date or budget was missing'],
  ['SILVER', 'wedding-florists', {}, true, 'Date and budget given'],
] as const)('%s to %s with %j, phone %s', (tier, taxonomyKey, known, phoneVerified, note) => {
  expect(noteOf(tier, taxonomyKey, known, phoneVerified)).toBe(note);
});
