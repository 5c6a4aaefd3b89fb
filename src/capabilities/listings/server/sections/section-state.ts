import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SectionState } from '../../contract/editor.contract.ts';
import type { SectionValues } from '../../rules/editor-field.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import type { Released } from '../../rules/screen-section.ts';
import { sectionValues } from '../../rules/section-values.ts';
import { type DraftRow, listDrafts, listReleased, listVersions, type VersionRow } from './sections.store.ts';

/** What is kept of a listing's sections beside the listing. */
export type Kept = {
  versions: readonly VersionRow[];
  drafts: readonly DraftRow[];
  released: readonly Released[];
};

export async function readKept(tx: Tx, storefrontId: number): Promise<Kept> {
  return {
    versions: await listVersions(tx, storefrontId),
    drafts: await listDrafts(tx, storefrontId),
    released: await listReleased(tx, storefrontId),
  };
}

/** What staff let pass in one section. */
export function releasedIn({ released }: Kept, { key }: EditorSection): string[] {
  return released.filter(({ sectionKey }) => sectionKey === key).map(({ match }) => match);
}

/** What the section's form shows: what waits, where something does, else what stands in the listing. */
export function shownValues(listing: ListingRecord, section: EditorSection, { drafts }: Kept): SectionValues {
  const draft = drafts.find(({ sectionKey }) => sectionKey === section.key);
  // A draft of earlier days may lack a field that the section has by now.
  return { ...sectionValues(listing, section), ...draft?.values };
}

export function presentSection(
  listing: ListingRecord,
  section: EditorSection,
  kept: Kept,
  readerId: string,
): SectionState {
  const version = kept.versions.find(({ sectionKey }) => sectionKey === section.key);
  const draft = kept.drafts.find(({ sectionKey }) => sectionKey === section.key);
  return {
    key: section.key,
    version: version?.version ?? 0,
    values: shownValues(listing, section, kept) as SectionState['values'],
    problems: { ...draft?.problems },
    findings: draft?.findings ?? [],
    askedAt: draft?.askedAt?.toISOString() ?? null,
    refusal: draft?.refusal ?? null,
    released: releasedIn(kept, section),
    updatedAt: version?.updatedAt.toISOString() ?? null,
    updatedBy: version && version.updatedBy !== readerId ? (version.firstName ?? null) : null,
  };
}
