import type { CaptionedEntry } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { Pot } from './art/pot.tsx';

function Niches({ entries }: { entries: readonly CaptionedEntry[] }) {
  return (
    <ul className="entries">
      {entries.map((entry, turn) => (
        <li key={`${entry.label}:${entry.title}`}>
          <div className="niche">
            {entry.picture ? (
              <SitePicture picture={entry.picture} sizes="(min-width: 60rem) 24rem, 90vw" />
            ) : (
              <Pot turn={turn} />
            )}
          </div>
          <h3>{entry.title}</h3>
          {entry.label && <p className="label">{entry.label}</p>}
          <RichWords text={entry.text} />
        </li>
      ))}
    </ul>
  );
}

export function StoryNiches({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      <Niches entries={block.entries} />
    </section>
  );
}

export function PartyNiches({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block party">
      {block.title && <h2>{block.title}</h2>}
      <Niches entries={block.people} />
    </section>
  );
}
