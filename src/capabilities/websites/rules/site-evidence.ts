import type { SiteContent } from './stored/site-content.ts';
import { hostOf } from './stored/site-link.ts';
import { externalLinks } from './stored/site-links.ts';
import type { Words } from './stored/words.ts';

const said = (words: Words) => [...new Set(Object.values(words))].filter((text) => text !== '').join(' / ');

/** What staff may know of a site that it did not come in to: no page’s own words but those of covers. */
export function siteEvidence(content: SiteContent | null) {
  if (!content) return { pages: [], cover: [], hosts: [] };
  const heroes = content.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'hero'));
  const cover = [
    said(content.look.title),
    ...heroes.flatMap(({ props }) => [said(props.title), said(props.text)]),
  ];
  return {
    pages: content.pages.map(({ title, slug }) => said(title) || slug),
    cover: [...new Set(cover)].filter((text) => text !== ''),
    hosts: [...new Set(externalLinks(content).map(hostOf))].filter((host) => host !== '').toSorted(),
  };
}
