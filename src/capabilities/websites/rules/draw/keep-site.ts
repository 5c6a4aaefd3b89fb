import type { SiteBlock } from '../site-block.ts';
import type { SiteContent } from '../stored/site-content.ts';
import type { StoredBlock } from '../stored/stored-block.ts';
import type { DrawnSite } from './draw-site.ts';

/** What works with us alone, or is only true today. */
const LEFT_OUT: readonly StoredBlock['kind'][] = ['rsvp', 'message-form', 'countdown'];

/** What of a site goes into files that are opened without us, perhaps years from now. */
export function keptContent<Content extends Pick<SiteContent, 'pages'>>(content: Content): Content {
  const pages = content.pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter(({ kind }) => !LEFT_OUT.includes(kind)),
  }));
  return { ...content, pages };
}

/** Guests’ photos stay as pictures; there is nowhere to send more to. */
function keptBlock(block: SiteBlock): SiteBlock[] {
  if (block.kind !== 'guest-photos') return [block];
  const { id, title, pictures } = block;
  return pictures.length === 0 ? [] : [{ id, kind: 'gallery', title, pictures }];
}

export function keptView(view: DrawnSite): DrawnSite {
  const blocks = view.page.blocks.flatMap(keptBlock);
  return { ...view, reply: null, daysToGo: null, page: { ...view.page, blocks } };
}

type Source = { src: string; width: number };

/** Every picture of a page in its largest size alone, at the address that its file is given. */
export function withPictureFiles<Part>(part: Part, fileOf: (src: string) => string): Part {
  if (Array.isArray(part)) return part.map((each) => withPictureFiles(each, fileOf)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => {
    if (name !== 'sources') return [name, withPictureFiles(value, fileOf)];
    const largest = (value as Source[]).slice(-1);
    return [name, largest.map(({ src, width }) => ({ src: fileOf(src), width }))];
  });
  return Object.fromEntries(entries) as Part;
}
