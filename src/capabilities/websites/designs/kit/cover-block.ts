import type { SiteBlock } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';

/** The block whose names are the heading of a front page; null where the page has to say them itself. */
export function coverBlock(view: SiteView): SiteBlock | null {
  return (view.page.isFront && view.page.blocks.find(({ kind }) => kind === 'hero')) || null;
}
