import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';

/** The party in order of appearance: those with a picture star in a still, and everybody is credited. */
export function Credits({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block credits">
      {block.title && <h2>{block.title}</h2>}
      <ul className="cast">
        {block.people.map((person) => (
          <li key={`${person.label}:${person.title}`}>
            <p className="label">{person.label}</p>
            <div>
              <h3>{person.title}</h3>
              <RichWords text={person.text} />
              {person.picture && <SitePicture picture={person.picture} sizes="16rem" />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
