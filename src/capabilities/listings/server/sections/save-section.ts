import { fail, ok, type Result } from '#base/result.ts';
import { countSubmittedReviews } from '#capabilities/reviews/server/index.ts';
import type { ListingRecord } from '#capabilities/storefronts/rules/listing-record.ts';
import {
  changeListing,
  enterStorefront,
  findListingRecord,
  lockListing,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { SavedSection } from '../../contract/editor.contract.ts';
import type { SectionValues } from '../../rules/editor-field.ts';
import type { EditorSection } from '../../rules/editor-section.ts';
import { editorSections, findSection } from '../../rules/editor-sections.ts';
import { isSameValue } from '../../rules/merge-section.ts';
import { screenSection } from '../../rules/screen-section.ts';
import { sectionChanges } from '../../rules/section-changes.ts';
import { sectionProblems } from '../../rules/section-problems.ts';
import { cleanSectionValues, sectionValues } from '../../rules/section-values.ts';
import { listingTopic } from '../listing-topics.ts';
import { listingGone, sectionUnknown } from '../refusals.ts';
import { presentCompleteness } from './present-completeness.ts';
import { type Kept, presentSection, readKept, releasedIn, shownValues } from './section-state.ts';
import { dropDraft, insertEdit, keepDraft, raiseVersion } from './sections.store.ts';

export type SaveDeps = Pick<Platform, 'db' | 'clock' | 'events'>;

type Saving = {
  uuid: string;
  sectionKey: string;
  /** Of the section when the form began. */
  version: number;
  values: Readonly<Record<string, unknown>>;
};

const isSame = (one: SectionValues, other: SectionValues) =>
  Object.keys(one).every((field) => isSameValue(one[field], other[field]));

type Change = { section: EditorSection; before: SectionValues; after: SectionValues };

/** Sections whose choices fell away with the one they hang on; each is a change of its own, and can be taken back. */
function fallenSections(before: ListingRecord, after: ListingRecord, saved: EditorSection): Change[] {
  return editorSections(before.category)
    .filter(({ key, fields }) => key !== saved.key && fields.some(({ kind }) => kind === 'choices'))
    .map((section) => ({
      section,
      before: sectionValues(before, section),
      after: sectionValues(after, section),
    }))
    .filter((change) => !isSame(change.before, change.after));
}

/** Into the listing where nothing speaks against it, else beside it. */
async function writeValues(
  tx: Tx,
  deps: SaveDeps,
  listing: ListingRecord,
  section: EditorSection,
  { values, fine }: { values: SectionValues; fine: readonly string[] },
): Promise<Result<ListingRecord>> {
  const place = { storefrontId: listing.id, sectionKey: section.key };
  const problems = sectionProblems(listing.category, section, values);
  const findings = screenSection(section, values, fine);
  if (Object.keys(problems).length > 0 || findings.length > 0) {
    const savedAt = deps.clock.now();
    await keepDraft(tx, { ...place, values, problems, findings, askedAt: null, refusal: null, savedAt });
    return ok(listing);
  }
  await dropDraft(tx, place);
  const changed = await changeListing(tx, deps, listing, sectionChanges(listing, section, values));
  if (!changed.ok) return changed;
  const after = await findListingRecord(tx, listing.id);
  return after ? ok(after) : listingGone();
}

async function noteChanges(
  tx: Tx,
  { clock }: SaveDeps,
  { userId }: SignedInActor,
  storefrontId: number,
  changes: readonly Change[],
): Promise<void> {
  const now = clock.now();
  for (const { section, before, after } of changes) {
    const place = { storefrontId, sectionKey: section.key };
    const version = await raiseVersion(tx, place, { updatedBy: userId, updatedAt: now });
    await insertEdit(tx, { ...place, version, before, after, editedBy: userId, editedAt: now });
  }
}

/**
 * One section, saved as somebody leaves it. Whoever began with an older version gets the newer one back and nothing is
 * written; the same values sent twice are saved once.
 */
export function saveSection(
  deps: SaveDeps,
  actor: SignedInActor,
  { uuid, sectionKey, version, values: raw }: Saving,
): Promise<Result<SavedSection>> {
  return transact(deps.db, async (tx): Promise<Result<SavedSection>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const listing = await lockListing(tx, entered.value.storefront.id);
    if (!listing) return listingGone();
    const section = findSection(listing.category, sectionKey);
    if (!section || section.fields.length === 0) return sectionUnknown();
    const values = cleanSectionValues(section, raw);
    if (!values) return fail('invalid_input', 'Please check the highlighted fields.');

    const kept = await readKept(tx, listing.id);
    const before = shownValues(listing, section, kept);
    const submittedReviews = await countSubmittedReviews(tx, listing.id);
    const present = (now: ListingRecord, state: Kept): SavedSection => ({
      outcome: 'saved',
      section: presentSection(now, section, state, actor.userId),
      completeness: presentCompleteness(now, submittedReviews),
    });
    if (isSame(values, before)) return ok(present(listing, kept));
    const current = presentSection(listing, section, kept, actor.userId);
    if (current.version !== version) return ok({ outcome: 'conflict', section: current });

    const written = await writeValues(tx, deps, listing, section, {
      values,
      fine: releasedIn(kept, section),
    });
    if (!written.ok) return written;
    const fallen = fallenSections(listing, written.value, section);
    await noteChanges(tx, deps, actor, listing.id, [{ section, before, after: values }, ...fallen]);
    await publishLive(tx, listingTopic(listing.id), { kind: 'listing', id: uuid });
    return ok(present(written.value, await readKept(tx, listing.id)));
  });
}
