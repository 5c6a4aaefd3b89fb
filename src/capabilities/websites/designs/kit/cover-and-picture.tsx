import type { ComponentType } from 'react';
import type { SiteView } from '../../rules/site-view.ts';
import type { BlockProps } from './block-drawer.ts';
import { coverBlock } from './cover-block.ts';
import { SitePicture } from './site-picture.tsx';

export type CoverProps = { view: SiteView; isHeading: boolean; title?: string; text?: string };

/** A cover of a design's own, and the picture of its block below it. */
export function coverAndPicture(Cover: ComponentType<CoverProps>, sizes: string) {
  return function CoverBlock({ block, view }: BlockProps<'hero'>) {
    const isHeading = coverBlock(view)?.id === block.id;
    return (
      <>
        <Cover view={view} isHeading={isHeading} title={block.title} text={block.text} />
        {block.picture && (
          <figure className="block picture">
            <SitePicture picture={block.picture} sizes={sizes} isFirst />
          </figure>
        )}
      </>
    );
  };
}
