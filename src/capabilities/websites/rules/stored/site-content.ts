import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { DesignKey } from '../design-keys.ts';
import type { StoredBlock } from './stored-block.ts';
import type { Words } from './words.ts';

/** What the couple thinks of a page as; it decides what a new one begins with and the sign beside its name. */
export const PAGE_KINDS = [
  'home',
  'events',
  'travel',
  'story',
  'party',
  'registry',
  'faq',
  'photos',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** How a site looks and what it speaks; the same on all its pages. */
export type SiteLook = {
  design: DesignKey;
  palette: string;
  type: string;
  /** The first is what the couple writes in, and what stands in for whatever another lacks. */
  languages: [GuestLanguage, ...GuestLanguage[]];
  /** In place of the two names; blank in most. */
  title: Words;
};

export type PageHead = { id: string; kind: PageKind; slug: string; title: Words };

export type SitePage<Block = StoredBlock> = PageHead & { blocks: Block[] };

/** Everything that is published and restored as a whole. The first page is the front page. */
export type SiteContent = { look: SiteLook; pages: SitePage[] };

/** Grows with every change of the block; whoever changes it says which one they saw. */
export type DraftBlock = StoredBlock & { version: number };
export type DraftPage = SitePage<DraftBlock> & { version: number };
export type SiteDraft = { look: SiteLook; lookVersion: number; pages: DraftPage[] };

type Numbered = { version?: number };

/** Without what only two editors at once need. */
export function pageContentOf({
  version: _,
  blocks,
  ...head
}: SitePage<StoredBlock & Numbered> & Numbered): SitePage {
  return { ...head, blocks: blocks.map(({ version: __, ...block }) => block as StoredBlock) };
}

export function contentOf({ look, pages }: SiteDraft): SiteContent {
  return { look, pages: pages.map(pageContentOf) };
}

/** As it is sent, in bytes. */
export function bytesOf(part: SiteLook | SitePage): number {
  return new TextEncoder().encode(JSON.stringify(part)).byteLength;
}
