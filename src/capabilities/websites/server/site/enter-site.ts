import { isLinkCode } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { findLink } from '#capabilities/rsvp/server/index.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { siteNotFound } from '../failures.ts';
import { findInvitedTo } from '../frame.store.ts';
import { listPagePrivacy } from '../page-privacy.store.ts';
import { isPasscode } from '../passcodes.ts';
import type { WebsiteDeps } from '../website-deps.ts';
import { entryCookie, readEntry } from './entry-cookie.ts';
import { findSite } from './find-site.ts';

type Browser = Pick<RequestContext, 'headers' | 'resHeaders'>;

function wrongPasscode() {
  return fail('website.wrong_passcode', 'That passcode doesn’t match. Please check your invitation.');
}

/** By the passcode of the site; at a page that has its own, by that one. */
export async function enterSite(
  deps: WebsiteDeps,
  { headers, resHeaders }: Browser,
  { slug, page, passcode }: { slug: string; page: string; passcode: string },
): Promise<Result<{ ok: true }>> {
  const { db, clock, secret } = deps;
  const found = await findSite(db, slug, clock.now());
  if (!found || found.movedTo !== undefined) return siteNotFound();
  const { site } = found;
  const { weddingId, published, passcodeVersion } = site;
  const entry = readEntry(deps, headers, weddingId);
  const isInside =
    site.privacy !== 'PASSCODE' || entry.passcode === passcodeVersion || entry.household !== undefined;
  const wanted = page === '' ? published.pages[0] : published.pages.find((each) => each.slug === page);
  const own = wanted && (await listPagePrivacy(db, weddingId)).get(wanted.id);
  if (isInside && wanted && own?.visibility === 'PASSCODE') {
    if (!isPasscode(secret, own.passcode, passcode)) return wrongPasscode();
    const pages = { ...entry.pages, [wanted.id]: own.passcodeVersion };
    resHeaders?.append('set-cookie', entryCookie(deps, { weddingId, slug }, { ...entry, pages }));
    return ok({ ok: true });
  }
  if (!isPasscode(secret, site.passcode, passcode)) return wrongPasscode();
  const cookie = entryCookie(deps, { weddingId, slug }, { ...entry, passcode: passcodeVersion });
  resHeaders?.append('set-cookie', cookie);
  return ok({ ok: true });
}

/** By the link of a household, which brings its events and its language. */
export async function enterSiteByLink(
  deps: WebsiteDeps,
  { headers }: Browser,
  { slug, code }: { slug: string; code: string },
): Promise<Result<{ cookie: string; language: GuestLanguage }>> {
  const { db, clock } = deps;
  const found = await findSite(db, slug, clock.now());
  const link = isLinkCode(code) ? await findLink(db, code) : undefined;
  if (!found || found.movedTo !== undefined || link?.weddingId !== found.site.weddingId)
    return siteNotFound();
  const { weddingId, published } = found.site;
  const household = await findInvitedTo(db, weddingId, link.householdUuid);
  if (!household) return siteNotFound();
  const entry = readEntry(deps, headers, weddingId);
  const [first] = published.look.languages;
  return ok({
    cookie: entryCookie(deps, { weddingId, slug }, { ...entry, household: link.householdUuid }),
    language: published.look.languages.find((code_) => code_ === household.language) ?? first,
  });
}
