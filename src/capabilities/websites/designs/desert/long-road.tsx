import type { BlockProps } from '../kit/block-drawer.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { WayList } from '../kit/way-list.tsx';
import { Road } from './art/road.tsx';

export function LongRoad({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      <div className="view">
        {block.picture ? (
          <SitePicture picture={block.picture} sizes="(min-width: 60rem) 40rem, 100vw" />
        ) : (
          <Road />
        )}
      </div>
      <div className="ways">
        {block.title && <h2>{block.title}</h2>}
        <WayList ways={block.ways} />
      </div>
    </section>
  );
}
