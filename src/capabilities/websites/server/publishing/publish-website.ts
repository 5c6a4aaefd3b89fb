import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { websitePublished } from '../../events.ts';
import { changeWords } from '../../rules/editing/change-words.ts';
import { siteStates } from '../../rules/site-states.ts';
import { contentOf } from '../../rules/stored/site-content.ts';
import { changeWebsite } from '../change-website.ts';
import { readDraft } from '../draft/read-draft.ts';
import { changedMeanwhile } from '../failures.ts';
import { currentSlug } from '../slugs.store.ts';
import { keepVersion } from '../versions.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { updateWebsite } from '../websites.store.ts';

/** The draft as a whole, as the one who publishes it has seen it. */
export function publishWebsite(
  deps: WebsiteDeps,
  actor: SignedInActor,
  { draftVersion }: { draftVersion: number },
): Promise<Result<true>> {
  return changeWebsite(deps, actor, 'publish-website', async ({ tx, weddingId, userId, site, now }) => {
    if (site.takenDownAt)
      return fail('website.taken_down', 'Our team took this website down. Write to us to bring it back.');
    if (site.draftVersion !== draftVersion) return changedMeanwhile([]);
    if (!(await currentSlug(tx, weddingId)))
      return fail('website.no_slug', 'Choose an address for your website first.');
    const state = siteStates.next(site.state, 'publish');
    if (!state) return fail('website.state_forbids', 'This website can’t be published.');
    const content = contentOf(await readDraft(tx, site));
    const changes = changeWords(site.published, content);
    if (state === site.state && changes.length === 0)
      return fail('website.nothing_to_publish', 'Everything is published already.');
    const byUser = userId;
    await keepVersion(tx, { weddingId, kind: 'PUBLISHED', at: now, byUser, changes, content });
    await updateWebsite(tx, weddingId, {
      state,
      published: content,
      publishedVersion: draftVersion,
      publishedAt: now,
    });
    await deps.events.emit(tx, websitePublished, { weddingId, isPublished: true });
    return ok(true);
  });
}

/** Off the web, and nothing of it is lost. */
export function unpublishWebsite(deps: WebsiteDeps, actor: SignedInActor): Promise<Result<true>> {
  return changeWebsite(deps, actor, 'publish-website', async ({ tx, weddingId, site }) => {
    const state = siteStates.next(site.state, 'unpublish');
    if (!state) return fail('website.state_forbids', 'This website isn’t published.');
    await updateWebsite(tx, weddingId, { state });
    await deps.events.emit(tx, websitePublished, { weddingId, isPublished: false });
    return ok(true);
  });
}
