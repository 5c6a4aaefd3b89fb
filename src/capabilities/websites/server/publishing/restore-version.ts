import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { changeWords } from '../../rules/editing/change-words.ts';
import { contentOf } from '../../rules/stored/site-content.ts';
import { changeWebsite } from '../change-website.ts';
import { readDraft } from '../draft/read-draft.ts';
import { findLastVersion, findVersion, keepVersion } from '../versions.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { updateWebsite, writeDraftPages } from '../websites.store.ts';

/** The draft becomes what it was; what it was until now is the newest version, so this is undone in the same way. */
export function restoreVersion(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { number }: { number: number },
): Promise<Result<true>> {
  return changeWebsite(deps, actor, 'edit-website', async ({ tx, weddingId, userId, site, now }) => {
    const wanted = await findVersion(tx, weddingId, number);
    if (!wanted) return fail('website.none', 'That version is no longer kept.');
    const before = await readDraft(tx, site);
    const content = contentOf(before);
    const last = await findLastVersion(tx, weddingId);
    const changes = changeWords(last?.content ?? null, content);
    await keepVersion(tx, { weddingId, kind: 'RESTORED', at: now, byUser: userId, changes, content });
    // Higher than whatever somebody has on their screen: who changes an older block is told.
    const version = site.draftVersion + 1;
    const { look, pages } = wanted.content;
    const after = pages.map((page) => ({
      ...page,
      version,
      blocks: page.blocks.map((block) => ({ ...block, version })),
    }));
    await writeDraftPages(tx, weddingId, before.pages, after);
    await updateWebsite(tx, weddingId, { look, lookVersion: version, draftVersion: version, updatedAt: now });
    return ok(true);
  });
}
