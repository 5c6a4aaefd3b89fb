import { findListingRecord } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { decodeCursor, pageOf } from '#platform/database/keyset-cursor.ts';
import type { Platform } from '#platform/platform.ts';
import type { HeldText } from '../../contract/support-listings.contract.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { fieldLabel, fieldWords } from '../../rules/field-words.ts';
import { sectionValues } from '../../rules/section-values.ts';
import type { DraftRow } from '../sections/sections.store.ts';
import { HELD_ORDER, listHeld } from './held.store.ts';

const PAGE = 25;

async function presentHeld(tx: Tx, draft: DraftRow): Promise<HeldText[]> {
  const listing = await findListingRecord(tx, draft.storefrontId);
  const section = listing && findSection(listing.category, draft.sectionKey);
  if (!section || draft.askedAt === null) return [];
  const standing = sectionValues(listing, section);
  const fields = section.fields.map((field) => ({
    label: fieldLabel(field),
    before: fieldWords(field, standing[field.name] ?? null),
    after: fieldWords(field, draft.values[field.name] ?? null),
  }));
  return [
    {
      uuid: listing.uuid,
      name: listing.name,
      taxonomyKey: listing.category,
      slug: listing.slug,
      published: listing.isPublished,
      section: section.key,
      askedAt: draft.askedAt.toISOString(),
      savedAt: draft.savedAt.toISOString(),
      findings: draft.findings.map(({ field, kind, match }) => ({ field, kind, match })),
      problems: Object.values(draft.problems),
      fields: fields.filter(({ before, after }) => before !== after),
    },
  ];
}

/** Texts that wait for a person of ours. */
export async function listHeldTexts(
  { db }: Pick<Platform, 'db'>,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: HeldText[]; nextCursor: string | null }> {
  const rows = await listHeld(db, { after: decodeCursor(HELD_ORDER, cursor), limit: PAGE + 1 });
  const { page, nextCursor } = pageOf(HELD_ORDER, rows, PAGE);
  const items = await Promise.all(page.map(({ draft }) => presentHeld(db, draft)));
  return { items: items.flat(), nextCursor };
}
