import type { DrawnSite } from '../../rules/draw/draw-site.ts';
import { siteWords } from '../../rules/words/site-words.ts';

/** Of the tab, for whoever may know whose site it is. */
export function siteTitle({ language, couple, page }: DrawnSite): string {
  const whose = siteWords(language).siteOf(couple);
  return page.isFront ? whose : `${page.title} · ${whose}`;
}
