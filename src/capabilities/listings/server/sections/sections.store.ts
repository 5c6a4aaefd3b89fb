import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { releasedWords } from '../../publication.tables.ts';
import type { SectionValues } from '../../rules/editor-field.ts';
import type { Released } from '../../rules/screen-section.ts';
import { listingEdits, sectionDrafts, sectionVersions } from '../../tables.ts';

export type DraftRow = typeof sectionDrafts.$inferSelect;

export function listVersions(tx: Tx, storefrontId: number) {
  return tx
    .select({
      sectionKey: sectionVersions.sectionKey,
      version: sectionVersions.version,
      updatedBy: sectionVersions.updatedBy,
      updatedAt: sectionVersions.updatedAt,
      firstName: users.firstName,
    })
    .from(sectionVersions)
    .leftJoin(users, eq(users.id, sectionVersions.updatedBy))
    .where(eq(sectionVersions.storefrontId, storefrontId));
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export function listDrafts(tx: Tx, storefrontId: number): Promise<DraftRow[]> {
  return tx.select().from(sectionDrafts).where(eq(sectionDrafts.storefrontId, storefrontId));
}

/** What screening found in this listing and staff let pass. */
export function listReleased(tx: Tx, storefrontId: number): Promise<Released[]> {
  return tx
    .select({ sectionKey: releasedWords.sectionKey, match: releasedWords.match })
    .from(releasedWords)
    .where(eq(releasedWords.storefrontId, storefrontId));
}

type Section = { storefrontId: number; sectionKey: string };

const isDraftOf = ({ storefrontId, sectionKey }: Section) =>
  and(eq(sectionDrafts.storefrontId, storefrontId), eq(sectionDrafts.sectionKey, sectionKey));

/** Raises the version and says what it is now. */
export async function raiseVersion(
  tx: Tx,
  { storefrontId, sectionKey }: Section,
  by: { updatedBy: string; updatedAt: Date },
): Promise<number> {
  const [row] = await tx
    .insert(sectionVersions)
    .values({ storefrontId, sectionKey, version: 1, ...by })
    .onConflictDoUpdate({
      target: [sectionVersions.storefrontId, sectionVersions.sectionKey],
      set: { version: sql`${sectionVersions.version} + 1`, ...by },
    })
    .returning({ version: sectionVersions.version });
  return row?.version ?? 1;
}

export async function keepDraft(tx: Tx, draft: DraftRow): Promise<void> {
  const { values, problems, findings, askedAt, refusal, savedAt } = draft;
  await tx
    .insert(sectionDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [sectionDrafts.storefrontId, sectionDrafts.sectionKey],
      set: { values, problems, findings, askedAt, refusal, savedAt },
    });
}

export async function dropDraft(tx: Tx, section: Section): Promise<void> {
  await tx.delete(sectionDrafts).where(isDraftOf(section));
}

/** False where nothing waits, or what waits has nothing that screening found or was looked at already. */
export async function markAsked(tx: Tx, section: Section, at: Date): Promise<boolean> {
  const rows = await tx
    .update(sectionDrafts)
    .set({ askedAt: at })
    .where(
      and(
        isDraftOf(section),
        isNull(sectionDrafts.refusal),
        sql`jsonb_array_length(${sectionDrafts.findings}) > 0`,
      ),
    )
    .returning({ sectionKey: sectionDrafts.sectionKey });
  return rows.length > 0;
}

type Edit = Section & { version: number; before: SectionValues; after: SectionValues };

export async function insertEdit(tx: Tx, edit: Edit & { editedBy: string; editedAt: Date }): Promise<void> {
  await tx.insert(listingEdits).values(edit);
}

export async function findEdit(tx: Tx, storefrontId: number, id: number) {
  const [row] = await tx
    .select()
    .from(listingEdits)
    .where(and(eq(listingEdits.storefrontId, storefrontId), eq(listingEdits.id, id)));
  return row;
}

/** The newest first; those before an id. */
export function listEditRows(tx: Tx, storefrontId: number, before: number, limit: number) {
  return tx
    .select({
      id: listingEdits.id,
      sectionKey: listingEdits.sectionKey,
      before: listingEdits.before,
      after: listingEdits.after,
      editedAt: listingEdits.editedAt,
      firstName: users.firstName,
    })
    .from(listingEdits)
    .leftJoin(users, eq(users.id, listingEdits.editedBy))
    .where(and(eq(listingEdits.storefrontId, storefrontId), lt(listingEdits.id, before)))
    .orderBy(desc(listingEdits.id))
    .limit(limit);
}

export async function deleteEditsBefore(tx: Tx, day: Date): Promise<void> {
  await tx.delete(listingEdits).where(lt(listingEdits.editedAt, day));
}
