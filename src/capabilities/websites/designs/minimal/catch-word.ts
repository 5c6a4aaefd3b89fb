import type { SiteView } from '../../rules/site-view.ts';

/** The first word of what follows the title page, as printers set it at the foot of a page; blank where nothing follows. */
export function catchWord({ page }: Pick<SiteView, 'page'>): string {
  const after = page.blocks.slice(page.blocks.findIndex(({ kind }) => kind === 'hero') + 1);
  const title = after.flatMap((block) =>
    'title' in block && block.title.trim() ? [block.title.trim()] : [],
  )[0];
  return title?.split(/\s+/u)[0] ?? '';
}
