import { ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { Tx } from '#platform/database/database.ts';
import type { SiteAnswer } from '../../contract/site.contract.ts';
import { publicAddress } from '../../rules/draw/site-address.ts';
import { websitePaths } from '../../rules/paths.ts';
import { isForEverybody, mayEnter } from '../../rules/privacy/site-privacy.ts';
import { siteNotFound } from '../failures.ts';
import { listPagePrivacy } from '../page-privacy.store.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { drawForReader, type KnownReader, knowHousehold } from './draw-for-reader.ts';
import { readEntry } from './entry-cookie.ts';
import { findSite, type PublishedSite } from './find-site.ts';

/** Whoever has this browser. */
export async function readReader(
  tx: Tx,
  deps: Pick<WebsiteDeps, 'secret' | 'config'>,
  site: PublishedSite,
  headers: Headers,
): Promise<KnownReader> {
  const { weddingId, passcodeVersion } = site;
  const entry = readEntry(deps, headers, weddingId);
  const opened = Object.entries(entry.pages);
  const privacy = opened.length > 0 ? await listPagePrivacy(tx, weddingId) : new Map();
  return {
    hasPasscode: entry.passcode === passcodeVersion,
    openedPages: new Set(
      opened.flatMap(([id, version]) => (privacy.get(id)?.passcodeVersion === version ? [id] : [])),
    ),
    ...(await knowHousehold(tx, weddingId, entry.household)),
  };
}

type Asked = {
  slug: string;
  page: string;
  lang?: GuestLanguage | undefined;
  sent: boolean;
};

/** A page of a published site. Whoever may not come in is told nothing of it, not even whose it is. */
export async function readSite(
  deps: WebsiteDeps,
  { slug, page, lang, sent }: Asked,
  headers: Headers,
): Promise<Result<SiteAnswer>> {
  const { db, clock } = deps;
  const found = await findSite(db, slug, clock.now());
  if (!found) return siteNotFound();
  const { site, movedTo } = found;
  if (movedTo !== undefined)
    return ok({
      show: 'MOVED',
      to: page === '' ? websitePaths.site(movedTo) : websitePaths.sitePage(movedTo, page),
    });
  const { weddingId, published } = site;
  const [first] = published.look.languages;
  const reader = await readReader(db, deps, site, headers);
  const language = lang && published.look.languages.includes(lang) ? lang : first;
  if (!mayEnter(site.privacy, reader)) return ok({ show: 'DOOR', of: 'SITE', language, weddingId });
  const address = publicAddress(slug, first);
  const action = page === '' ? websitePaths.site(slug) : websitePaths.sitePage(slug, page);
  const drawn = await drawForReader(db, deps, site, reader, {
    content: published,
    page,
    language: lang,
    address,
    form: { action, sent },
  });
  if (drawn.standing === 'ABSENT') return siteNotFound();
  if (drawn.standing === 'LOCKED')
    return ok({ show: 'DOOR', of: 'PAGE', language: drawn.language, weddingId });
  const { design, palette, type } = published.look;
  const isOpen = isForEverybody(site.privacy, drawn.privacy);
  return ok({
    ...{ show: 'PAGE', design, palette, type, view: drawn.view, weddingId },
    isForEverybody: isOpen,
    isIndexed: isOpen && site.isIndexed,
    description: isOpen ? descriptionOf(drawn.view) : '',
    pictureId: null,
  });
}

/** For previews of shared links. */
function descriptionOf({ day, placeCity }: { day: { words: string } | null; placeCity: string }): string {
  return [day?.words ?? '', placeCity].filter((part) => part !== '').join(' · ');
}
