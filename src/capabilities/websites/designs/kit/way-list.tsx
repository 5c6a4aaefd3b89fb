import type { BlockOf } from './block-drawer.ts';
import { RichWords } from './rich-words.tsx';

/** Ways to get there, each under its name. */
export function WayList({ ways }: Pick<BlockOf<'travel'>, 'ways'>) {
  return (
    <ul className="entries">
      {ways.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichWords text={text} />
        </li>
      ))}
    </ul>
  );
}
