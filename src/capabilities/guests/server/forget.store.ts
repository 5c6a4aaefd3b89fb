import { and, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

import { guestHistory } from '../history.tables.ts';

import { guestSuggestions } from '../suggestions.tables.ts';

import { guestHouseholds, guestImports, guests } from '../tables.ts';

const NO_ADDRESS = {
  address1: '',
  address2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  notes: '',
};

/** Where they live and what was noted of them. */
export async function clearHouseholds(tx: Tx, weddingId: string): Promise<void> {
  const { address1, address2, city, region, postalCode, country, notes } = guestHouseholds;
  await tx
    .update(guestHouseholds)
    .set({ ...NO_ADDRESS, version: sql`${guestHouseholds.version} + 1` })
    .where(
      and(
        eq(guestHouseholds.weddingId, weddingId),
        sql`concat(${address1}, ${address2}, ${city}, ${region}, ${postalCode}, ${country}, ${notes}) <> ''`,
      ),
    );
}

/** How they are reached, what they eat and need. */
export async function clearPeople(tx: Tx, weddingId: string): Promise<void> {
  const { email, phone, diets, dietNote, needs } = guests;
  await tx
    .update(guests)
    .set({ email: '', phone: '', diets: [], dietNote: '', needs: [] })
    .where(
      and(
        eq(guests.weddingId, weddingId),
        or(sql`concat(${email}, ${phone}, ${dietNote}) <> ''`, sql`cardinality(${diets} || ${needs}) > 0`),
      ),
    );
}

/** What family said of whom they would invite. */
export async function deleteSuggestions(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(guestSuggestions).where(eq(guestSuggestions.weddingId, weddingId));
}

/** Files, and the way back to what was before them. */
export async function deleteImports(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(guestImports).where(eq(guestImports.weddingId, weddingId));
}

/** What was changed and answered, in sentences. */
export async function deleteHistory(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(guestHistory).where(eq(guestHistory.weddingId, weddingId));
}
