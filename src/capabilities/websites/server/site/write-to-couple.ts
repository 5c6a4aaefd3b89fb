import { fail, ok, type Result } from '#base/result.ts';
import { lockWedding, weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { SiteMessageInput } from '../../contract/site.contract.ts';
import { mayEnter } from '../../rules/privacy/site-privacy.ts';
import { MOST_MESSAGES } from '../../rules/site-limits.ts';
import { siteNotFound } from '../failures.ts';
import { countMessages, insertMessage } from '../inbox/messages.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findSite } from './find-site.ts';
import { readReader } from './read-site.ts';

/** Only by whoever is let in, and only where the couple asked for messages. */
export function writeToCouple(
  deps: WebsiteDeps,
  headers: Headers,
  { slug, name, email, text }: SiteMessageInput,
): Promise<Result<{ ok: true }>> {
  const { db, clock } = deps;
  return transact(db, async (tx): Promise<Result<{ ok: true }>> => {
    const found = await findSite(tx, slug, clock.now());
    if (!found || found.movedTo !== undefined) return siteNotFound();
    const { site } = found;
    const { weddingId, published } = site;
    const asks = published.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'message-form'));
    if (!asks || !mayEnter(site.privacy, await readReader(tx, deps, site, headers))) return siteNotFound();
    await lockWedding(tx, weddingId);
    if ((await countMessages(tx, weddingId)).all >= MOST_MESSAGES)
      return fail(
        'website.messages_full',
        'Their inbox is full right now. Please try another way to reach them.',
      );
    await insertMessage(tx, { uuid: clock.uuid(), weddingId, name, email, text, at: clock.now() });
    await publishLive(tx, weddingTopic(weddingId), { kind: 'website', id: weddingId });
    return ok({ ok: true });
  });
}
