import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { siteWords } from '../../rules/words/site-words.ts';
import type { LoadedSite } from '../load-site.ts';
import { siteTitle } from './site-title.ts';

/** Who leaves a private site says nothing of its address; only what its couple wants found is found. */
export function siteHeaders(loaded: LoadedSite): Record<string, string> {
  const page = loaded.show === 'PAGE' ? loaded : undefined;
  return {
    'referrer-policy': page?.isForEverybody ? 'strict-origin-when-cross-origin' : 'no-referrer',
    ...(page?.isIndexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
  };
}

const UNLISTED = { name: 'robots', content: 'noindex, nofollow' };

type Matches = Parameters<typeof pageMeta>[1];

/** What a page says of itself: a title to whoever may read it, and more only where everybody may. */
export function siteMeta(loaded: LoadedSite | undefined, path: string, matches: Matches): MetaDescriptor[] {
  if (!loaded) return [{ title: `${siteWords('en').notHere} · Ampersand` }, UNLISTED];
  if (loaded.show === 'DOOR')
    return [{ title: `${siteWords(loaded.language).privateSite} · Ampersand` }, UNLISTED];
  const { view, isForEverybody, isIndexed, description } = loaded;
  const title = siteTitle(view);
  if (!isForEverybody) return [{ title }, UNLISTED];
  return pageMeta({ title, description, path, isUnlisted: !isIndexed }, matches);
}
