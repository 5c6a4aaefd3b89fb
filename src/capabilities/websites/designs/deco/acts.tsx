import type { CaptionedEntry } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { SteppedFrame } from './stepped-frame.tsx';

function Act({ act }: { act: CaptionedEntry }) {
  return (
    <div className="act">
      {act.label && <p className="label">{act.label}</p>}
      <h3>{act.title}</h3>
      <RichWords text={act.text} />
    </div>
  );
}

function Portrait({ act }: { act: CaptionedEntry }) {
  if (!act.picture) return null;
  return (
    <SteppedFrame className="portrait">
      <SitePicture picture={act.picture} sizes="(min-width: 60rem) 26rem, 90vw" />
    </SteppedFrame>
  );
}

/** Two by two, so that every row keeps the axis; who is left over stands on it. */
function scenes(entries: readonly CaptionedEntry[]): CaptionedEntry[][] {
  return entries.flatMap((entry, turn) =>
    turn % 2 === 0 ? [[entry, ...entries.slice(turn + 1, turn + 2)]] : [],
  );
}

export function Acts({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      {scenes(block.entries).map((pair) => {
        const pictures = pair.filter((act) => act.picture).length;
        const form = pair.length === 1 ? 'alone' : ['bare', 'beside', 'each'][pictures];
        return (
          <ul className={`scene ${form}`} key={pair.map(({ label, title }) => `${label}:${title}`).join()}>
            {pair.map((act) => (
              <li key={`${act.label}:${act.title}`}>
                <Portrait act={act} />
                <Act act={act} />
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  );
}

/** The party, as the cast stands for its bow. */
export function Players({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block party">
      {block.title && <h2>{block.title}</h2>}
      <ul className="players">
        {block.people.map((person) => (
          <li key={`${person.label}:${person.title}`}>
            <Portrait act={person} />
            <Act act={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
