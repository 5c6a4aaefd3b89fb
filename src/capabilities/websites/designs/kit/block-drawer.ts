import type { ComponentType } from 'react';
import type { BlockKind, SiteBlock } from '../../rules/site-block.ts';
import type { SiteView } from '../../rules/site-view.ts';

export type BlockOf<Kind extends BlockKind> = Extract<SiteBlock, { kind: Kind }>;
export type BlockProps<Kind extends BlockKind> = { block: BlockOf<Kind>; view: SiteView };

/** What draws each kind. A design names those it has an idea for; the kit has all. */
export type BlockDrawers = { readonly [Kind in BlockKind]: ComponentType<BlockProps<Kind>> };
