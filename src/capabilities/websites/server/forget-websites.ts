import { calendarDateOf } from '#base/calendar-date.ts';
import { deleteUnusedPictures } from '#capabilities/media/server/index.ts';
import { lockWedding } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { websitePublished } from '../events.ts';
import { siteStates } from '../rules/site-states.ts';
import { tellOfChange } from './change-website.ts';
import { dropMessages } from './inbox/messages.store.ts';
import { dropPagePrivacy } from './page-privacy.store.ts';
import { dropPictures } from './pictures.store.ts';
import { giveUpSlugs } from './slugs.store.ts';
import { dropVersions } from './versions.store.ts';
import {
  findWebsite,
  listDraftPages,
  listForgetDue,
  updateWebsite,
  writeDraftPages,
} from './websites.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** Words, pictures, versions and messages; only that there was one stays. */
async function forgetWebsite(tx: Tx, { events }: Deps, weddingId: string): Promise<void> {
  await lockWedding(tx, weddingId);
  const site = await findWebsite(tx, weddingId);
  const state = site && siteStates.next(site.state, 'forget');
  if (!state) return;
  await writeDraftPages(tx, weddingId, await listDraftPages(tx, weddingId), []);
  await dropVersions(tx, weddingId);
  await dropMessages(tx, weddingId);
  await dropPagePrivacy(tx, weddingId);
  await giveUpSlugs(tx, weddingId);
  await updateWebsite(tx, weddingId, {
    ...{ state, published: null, publishedVersion: null, forgetOn: null, eventVisibility: {} },
    look: { ...site.look, title: {} },
  });
  await deleteUnusedPictures(tx, await dropPictures(tx, weddingId));
  await tellOfChange(tx, weddingId);
  await events.emit(tx, websitePublished, { weddingId, isPublished: false });
}

/** Each in a transaction of its own, so that one that fails keeps no other. */
export async function forgetWebsites(deps: Deps): Promise<void> {
  const today = calendarDateOf(deps.clock.now());
  for (const weddingId of await listForgetDue(deps.db, today))
    await transact(deps.db, (tx) => forgetWebsite(tx, deps, weddingId));
}
