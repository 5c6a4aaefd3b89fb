import { data, type RouterContextProvider, redirect } from 'react-router';
import { errorStatus } from '#app/api-error.ts';
import { apiOf, openToAll, showsOn } from '#app/request-scope.ts';
import { directionOf, isGuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { SiteAnswer } from '../contract/site.contract.ts';
import { websitePaths } from '../rules/paths.ts';
import { websiteSubject } from '../rules/website-subject.ts';

type Context = Readonly<RouterContextProvider>;
type Address = { slug: string; page: string };

export type LoadedSite = Exclude<SiteAnswer, { show: 'MOVED' }> & {
  page: { lang: string; dir: 'ltr' | 'rtl'; hasOwnLetters: boolean };
};

/** The very same for a site that never was, one that is not out, and a page that is not for this reader. */
async function orMissing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (errorStatus(error) === 404) throw data(null, 404);
    throw error;
  }
}

function withLanguage(answer: Exclude<SiteAnswer, { show: 'MOVED' }>): LoadedSite {
  const lang = answer.show === 'PAGE' ? answer.view.language : answer.language;
  return { ...answer, page: { lang, dir: directionOf(lang), hasOwnLetters: answer.show === 'PAGE' } };
}

/** A household that came by its link goes on at the site’s own address, which says nothing of them. */
async function bringIn(context: Context, { slug, page }: Address, code: string): Promise<never> {
  const { cookie } = await orMissing(apiOf(context).websites.enterSiteByLink({ slug, code }));
  const to = page === '' ? websitePaths.site(slug) : websitePaths.sitePage(slug, page);
  throw redirect(to, { headers: { 'set-cookie': cookie } });
}

export async function loadSite(context: Context, { slug, page }: Address, url: URL): Promise<LoadedSite> {
  const code = url.searchParams.get('g');
  if (code !== null) return bringIn(context, { slug, page }, code);
  const lang = url.searchParams.get('lang') ?? '';
  const answer = await orMissing(
    apiOf(context).websites.readSite({
      ...{ slug, page, sent: url.searchParams.has('sent') },
      ...(isGuestLanguage(lang) && { lang }),
    }),
  );
  if (answer.show === 'MOVED') throw redirect(answer.to, 301);
  showsOn(context, websiteSubject(answer.weddingId));
  if (answer.show === 'PAGE' && answer.isForEverybody) openToAll(context);
  return withLanguage(answer);
}

export async function loadPreview(context: Context, page: string, url: URL): Promise<LoadedSite> {
  const lang = url.searchParams.get('lang') ?? '';
  const asked = (name: 'as' | 'invitedTo' | 'notInvitedTo') => url.searchParams.get(name) || undefined;
  const answer = await orMissing(
    apiOf(context).websites.previewSite({
      ...{ page },
      ...(isGuestLanguage(lang) && { lang }),
      ...{ as: asked('as'), invitedTo: asked('invitedTo'), notInvitedTo: asked('notInvitedTo') },
    }),
  );
  if (answer.show === 'MOVED') throw data(null, 404);
  return withLanguage(answer);
}
