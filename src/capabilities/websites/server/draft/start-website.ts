import { fail, ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { beginWedding, enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { suggestSlugs } from '../../rules/address/suggest-slugs.ts';
import type { DesignKey } from '../../rules/design-keys.ts';
import { usualVisibility } from '../../rules/privacy/site-privacy.ts';
import { startSite } from '../../rules/start/start-site.ts';
import { tellOfChange } from '../change-website.ts';
import { findFrame } from '../frame.store.ts';
import { makePasscode, sealPasscode } from '../passcodes.ts';
import { presentEvent } from '../present-event.ts';
import { refusalOfSlug } from '../publishing/save-slug.ts';
import { takeSlug } from '../slugs.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findWebsite, writeDraftPages, writeWebsite } from '../websites.store.ts';

/** One click, and there is something to look at: pages for what is known, blanks for what is not. */
export function startWebsite(
  { db, clock, secret }: WebsiteDeps,
  actor: SignedInActor,
  { language, ...chosen }: { design: DesignKey; palette: string; type: string; language: GuestLanguage },
): Promise<Result<true>> {
  return transact(db, async (tx): Promise<Result<true>> => {
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-website');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const known = await findWebsite(tx, weddingId);
    if (known && known.state !== 'FORGOTTEN')
      return fail('website.there_is_one', 'You already have a website.');
    const events = await readEvents(tx, weddingId);
    // What not everybody is invited to stays out of the words of pages, which everybody reads.
    const open = events.filter((event) => usualVisibility(event) === 'EVERYONE').map(presentEvent);
    const { look, pages } = startSite({ ...chosen, language, events: open }, () => clock.uuid());
    const now = clock.now();
    await writeWebsite(tx, {
      ...{ weddingId, state: 'DRAFT', look, lookVersion: 1, draftVersion: (known?.draftVersion ?? 0) + 1 },
      pictureScope: clock.uuid(),
      passcode: sealPasscode(secret, makePasscode(clock)),
      passcodeVersion: (known?.passcodeVersion ?? 0) + 1,
      ...{ privacy: 'PASSCODE', isListed: false, isIndexed: false, published: null, publishedVersion: null },
      ...{ publishedAt: null, forgetOn: null, eventVisibility: {}, createdAt: now, updatedAt: now },
    });
    const draft = pages.map((page) => ({
      ...page,
      version: 1,
      blocks: page.blocks.map((block) => ({ ...block, version: 1 })),
    }));
    await writeDraftPages(tx, weddingId, [], draft);
    const { a, b, day } = await findFrame(tx, weddingId);
    for (const slug of suggestSlugs({ a, b }, day)) {
      if (await refusalOfSlug(tx, weddingId, slug, now)) continue;
      if (await takeSlug(tx, { slug, weddingId, now, until: now })) break;
    }
    await tellOfChange(tx, weddingId);
    return ok(true);
  });
}
