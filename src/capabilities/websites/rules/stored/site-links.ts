import type { RichText } from '../rich-text.ts';
import { partsOf } from './block-parts.ts';
import type { SiteContent } from './site-content.ts';
import type { StoredBlock } from './stored-block.ts';

function linksInText(text: RichText): string[] {
  return text.flatMap((part) =>
    ('runs' in part ? part.runs : part.items.flat()).flatMap(({ link }) => link ?? []),
  );
}

function linksIn(block: StoredBlock): string[] {
  return partsOf(block).flatMap((part) => {
    if (part.is === 'link' || part.is === 'video') return [part.value];
    return part.is === 'rich' ? Object.values(part.value).flatMap(linksInText) : [];
  });
}

/** Other hosts’ addresses, each once: phone numbers and mail lead nowhere else. */
export function externalLinks({ pages }: Pick<SiteContent, 'pages'>): string[] {
  const links = pages.flatMap(({ blocks }) => blocks.flatMap(linksIn));
  return [...new Set(links.filter((link) => /^https?:/i.test(link)))];
}

export function pictureIds({ pages }: Pick<SiteContent, 'pages'>): string[] {
  const parts = pages.flatMap(({ blocks }) => blocks.flatMap(partsOf));
  return [...new Set(parts.flatMap((part) => (part.is === 'picture' ? [part.value.id] : [])))];
}
