import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { Country, House } from './art/country.tsx';
import { Stars } from './art/sky-lights.tsx';

/** The way there, seen through an arch; where no picture is given, the country of the cover once more. */
export function ThroughTheArch({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      <div className="arch">
        {block.picture ? (
          <SitePicture picture={block.picture} sizes="(min-width: 60rem) 34rem, 90vw" />
        ) : (
          <div className="arch-scene">
            <Stars />
            <Country />
            <House />
          </div>
        )}
      </div>
      <div className="way-words">
        {block.title && <h2>{block.title}</h2>}
        <ul className="ways">
          {block.ways.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <RichWords text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
