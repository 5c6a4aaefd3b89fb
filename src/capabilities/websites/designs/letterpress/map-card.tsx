import type { BlockProps } from '../kit/block-drawer.ts';
import { EngravedMap } from './art/engraved-map.tsx';

/** ‘42° 15′ N’ */
function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}° ${minutes % 60}′ ${value < 0 ? negative : positive}`;
}

/** An engraving of a place on its hill, with where it is in degrees as old maps have it. */
export function MapCard({ block, view }: BlockProps<'map-place'>) {
  return (
    <section className="block map-place">
      {block.title && <h2>{block.title}</h2>}
      <EngravedMap />
      <p className="venue">{block.placeName}</p>
      {block.address && <p className="address">{block.address}</p>}
      {block.at && (
        <p className="degrees">
          {degrees(block.at.latitude, ['N', 'S'])} &nbsp; {degrees(block.at.longitude, ['E', 'W'])}
        </p>
      )}
      {block.href && (
        <p>
          <a className="button" href={block.href} rel="noopener">
            {view.words.directions}
          </a>
        </p>
      )}
    </section>
  );
}
