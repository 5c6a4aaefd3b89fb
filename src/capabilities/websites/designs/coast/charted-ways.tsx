import type { BlockProps } from '../kit/block-drawer.ts';
import { SitePicture } from '../kit/site-picture.tsx';
import { WayList } from '../kit/way-list.tsx';
import { SeaChart } from './art/sea-chart.tsx';

export function ChartedWays({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      <div className="chart">
        <SeaChart stops={block.ways.length} />
        {block.picture && <SitePicture picture={block.picture} sizes="20rem" className="porthole" />}
      </div>
      <div className="ways">
        {block.title && <h2>{block.title}</h2>}
        <WayList ways={block.ways} />
      </div>
    </section>
  );
}
