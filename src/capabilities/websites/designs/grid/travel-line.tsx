import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';

/** A line with a stop per way, and the place as its terminus. */
export function TravelLine({ block, view }: BlockProps<'travel'>) {
  const terminus = view.placeName || view.placeCity;
  return (
    <section className="block travel">
      <div className="line">
        {block.title && <h2>{block.title}</h2>}
        <ol>
          {block.ways.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <RichWords text={text} />
            </li>
          ))}
          {terminus && <li className="terminus">{terminus}</li>}
        </ol>
      </div>
      {block.picture && <SitePicture picture={block.picture} sizes="(min-width: 60rem) 40vw, 100vw" />}
    </section>
  );
}
