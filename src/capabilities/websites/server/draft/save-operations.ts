import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SavedOperations } from '../../contract/editor.contract.ts';
import { applyOperations } from '../../rules/editing/apply-operations.ts';
import { changeWords } from '../../rules/editing/change-words.ts';
import type { SiteOperation } from '../../rules/editing/operations.ts';
import { siteProblem } from '../../rules/editing/site-problem.ts';
import { contentOf, type SiteContent, type SiteDraft } from '../../rules/stored/site-content.ts';
import { pictureIds } from '../../rules/stored/site-links.ts';
import { beginsSitting } from '../../rules/versions.ts';
import { changeWebsite, type SiteChange } from '../change-website.ts';
import { changedMeanwhile } from '../failures.ts';
import { ownPictures } from '../pictures.store.ts';
import { findLastVersion, keepVersion, noteBatch } from '../versions.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { updateWebsite, type WebsiteRow, writeDraftPages } from '../websites.store.ts';
import { readDraft } from './read-draft.ts';

type Batch = { batchUuid: string; operations: SiteOperation[] };

function presentSaved(
  { look: _, lookVersion, pages }: SiteDraft,
  { draftVersion, published }: Pick<WebsiteRow, 'draftVersion' | 'published'>,
  content: SiteContent,
): SavedOperations {
  return {
    draftVersion,
    lookVersion,
    pages: pages.map(({ id, version }) => ({ id, version })),
    blocks: pages.flatMap(({ blocks }) => blocks.map(({ id, version }) => ({ id, version }))),
    changes: changeWords(published, content),
  };
}

async function unknownPicture(tx: Tx, weddingId: string, before: SiteContent, after: SiteContent) {
  const known = new Set(pictureIds(before));
  const added = pictureIds(after).filter((id) => !known.has(id));
  const own = await ownPictures(tx, weddingId, added);
  return added.find((id) => !own.has(id));
}

/** How it was before somebody sat down to change it. */
export async function keepBefore(
  { tx, weddingId, userId, site, now }: SiteChange,
  before: SiteContent,
): Promise<void> {
  const last = await findLastVersion(tx, weddingId);
  if (!beginsSitting(last?.at ?? null, site.updatedAt, now)) return;
  const changes = changeWords(last?.content ?? null, before);
  await keepVersion(tx, { weddingId, kind: 'EDITED', at: now, byUser: userId, changes, content: before });
}

/**
 * A batch happens whole or not at all. Whoever saw an older block is told what it is now and keeps their words; a batch that
 * comes a second time, as after an answer that was lost, changes nothing and is answered like the first.
 */
export function saveOperations(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { batchUuid, operations }: Batch,
): Promise<Result<SavedOperations>> {
  return changeWebsite(deps, actor, 'edit-website', async (given) => {
    const { tx, weddingId, site, now } = given;
    const before = await readDraft(tx, site);
    const content = contentOf(before);
    if (!(await noteBatch(tx, weddingId, batchUuid, now))) return ok(presentSaved(before, site, content));
    const draftVersion = site.draftVersion + 1;
    const { draft, conflicts } = applyOperations(before, operations, draftVersion);
    if (conflicts.length > 0) return changedMeanwhile(conflicts);
    const problem = siteProblem(draft);
    if (problem) return fail('website.unsound', problem);
    const after = contentOf(draft);
    if (await unknownPicture(tx, weddingId, content, after))
      return fail('website.unknown_picture', 'That picture is no longer here. Please add it again.');
    await keepBefore(given, content);
    await writeDraftPages(tx, weddingId, before.pages, draft.pages);
    const { look, lookVersion } = draft;
    await updateWebsite(tx, weddingId, { look, lookVersion, draftVersion, updatedAt: now });
    return ok(presentSaved(draft, { draftVersion, published: site.published }, after));
  });
}
