import { type ComponentType, Fragment } from 'react';
import type { SiteBlock } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';
import type { BlockDrawers } from './block-drawer.ts';
import { KIT_DRAWERS } from './kit-drawers.ts';

/** The blocks of the page, drawn by the design where it has an idea of its own. */
export function SiteBlocks({ view, own }: { view: SiteView; own: Partial<BlockDrawers> }) {
  const drawers = { ...KIT_DRAWERS, ...own };
  return view.page.blocks.map((block) => {
    // TypeScript cannot follow that the drawer found by a block's kind takes that very block.
    const Drawer = drawers[block.kind] as ComponentType<{ block: SiteBlock; view: SiteView }>;
    return (
      <Fragment key={block.id}>
        {view.marksBlocks && <template data-block={block.id} />}
        <Drawer block={block} view={view} />
      </Fragment>
    );
  });
}
