import { and, eq, isNotNull } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import { releasedWords } from '../../publication.tables.ts';
import { sectionDrafts } from '../../tables.ts';

export const HELD_ORDER: KeysetOrder = {
  name: 'held-texts',
  direction: 'asc',
  keys: [
    { kind: 'instant', by: sectionDrafts.askedAt },
    { kind: 'number', by: sectionDrafts.storefrontId },
  ],
  tie: { kind: 'text', by: sectionDrafts.sectionKey },
};

const inOrder = keysetSql(HELD_ORDER);

/** Texts we were asked to look at; who asked first comes first. */
export function listHeld(tx: Tx, { after, limit }: { after: Place | undefined; limit: number }) {
  return tx
    .select({ keys: inOrder.keys, storefrontId: sectionDrafts.storefrontId, draft: sectionDrafts })
    .from(sectionDrafts)
    .innerJoin(storefronts, eq(storefronts.id, sectionDrafts.storefrontId))
    .where(and(isNotNull(sectionDrafts.askedAt), inOrder.behind(after)))
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

type Section = { storefrontId: number; sectionKey: string };

/** The text that we were asked to look at; undefined where it has changed since, or somebody has decided. */
export async function findHeld(tx: Tx, { storefrontId, sectionKey }: Section, savedAt: Date) {
  const [row] = await tx
    .select()
    .from(sectionDrafts)
    .where(
      and(
        eq(sectionDrafts.storefrontId, storefrontId),
        eq(sectionDrafts.sectionKey, sectionKey),
        eq(sectionDrafts.savedAt, savedAt),
        isNotNull(sectionDrafts.askedAt),
      ),
    );
  return row;
}

export async function refuseHeld(
  tx: Tx,
  { storefrontId, sectionKey }: Section,
  refusal: string,
): Promise<void> {
  await tx
    .update(sectionDrafts)
    .set({ refusal, askedAt: null })
    .where(and(eq(sectionDrafts.storefrontId, storefrontId), eq(sectionDrafts.sectionKey, sectionKey)));
}

type Release = Section & { match: string; releasedBy: string; releasedAt: Date };

export async function insertReleased(tx: Tx, released: readonly Release[]): Promise<void> {
  if (released.length === 0) return;
  await tx
    .insert(releasedWords)
    .values([...released])
    .onConflictDoNothing();
}
