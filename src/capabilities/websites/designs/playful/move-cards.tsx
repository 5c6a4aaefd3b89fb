import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { DiceThrow } from './dice-throw.tsx';

/** Every way to come is a move: one, two, three. */
export function MoveCards({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      {block.title && <h2>{block.title}</h2>}
      {block.picture && <SitePicture picture={block.picture} sizes="(min-width: 60rem) 60rem, 100vw" />}
      <ul className="entries">
        {block.ways.map(({ title, text }, turn) => (
          <li key={title}>
            <DiceThrow sum={turn + 1} />
            <h3>{title}</h3>
            <RichWords text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
