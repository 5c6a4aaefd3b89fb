import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { FarHills } from './art/far-hills.tsx';

/** The establishing shot: where it is above, how one gets there below. */
export function LocationShot({ block }: BlockProps<'travel'>) {
  return (
    <section className="block location">
      {block.picture ? <SitePicture picture={block.picture} sizes="100vw" /> : <FarHills />}
      {block.title && <h2>{block.title}</h2>}
      <ul className="ways">
        {block.ways.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <RichWords text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
