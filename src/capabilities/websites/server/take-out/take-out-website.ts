import { ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { TakenOut } from '../../contract/publishing.contract.ts';
import { keptContent, keptView } from '../../rules/draw/keep-site.ts';
import { fileAddress } from '../../rules/draw/site-address.ts';
import { contentOf, type SitePage } from '../../rules/stored/site-content.ts';
import { readDraft } from '../draft/read-draft.ts';
import { noWebsite } from '../failures.ts';
import { drawForReader } from '../site/draw-for-reader.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { findWebsite } from '../websites.store.ts';

/** Every page of what was published last, in every language and as its couple sees it, with links from file to file. */
export async function takeOutWebsite(deps: WebsiteDeps, actor: SignedInActor): Promise<Result<TakenOut>> {
  const { db } = deps;
  const member = demandAbility(await membershipOf(db, actor.userId), 'edit-website');
  if (!member.ok) return member;
  const { weddingId } = member.value;
  const site = await findWebsite(db, weddingId);
  if (!site || site.state === 'FORGOTTEN') return noWebsite();
  const content = keptContent(site.published ?? contentOf(await readDraft(db, site)));
  const { look, pages } = content;
  const [first] = look.languages;
  const address = fileAddress(first);
  const invitedTo = new Set((await readEvents(db, weddingId)).map(({ uuid }) => uuid));
  const openedPages = new Set(pages.map(({ id }) => id));
  const nobody = { household: undefined, language: undefined, linkCode: null };
  const reader = { hasPasscode: true, openedPages, invitedTo, ...nobody };
  const taken: TakenOut['pages'] = [];
  for (const language of look.languages) {
    for (const [place, page] of pages.entries() as ArrayIterator<[number, SitePage]>) {
      const slug = place === 0 ? '' : page.slug;
      const form = { action: '', sent: false };
      const wish = { content, page: slug, language, address, form };
      const drawn = await drawForReader(db, deps, site, reader, wish);
      if (drawn.standing === 'OPEN')
        taken.push({ fileName: address.page(slug, language), view: keptView(drawn.view) });
    }
  }
  const { design, palette, type } = look;
  return ok({ design, palette, type, pages: taken });
}
