import type { CaptionedEntry } from '../../../rules/site-block.ts';
import type { BlockProps } from '../block-drawer.ts';
import { RichWords } from '../rich-words.tsx';
import { SitePicture } from '../site-picture.tsx';

function Entries({ entries }: { entries: readonly CaptionedEntry[] }) {
  return (
    <ul className="entries">
      {entries.map((entry) => (
        <li key={`${entry.label}:${entry.title}`}>
          {entry.picture && <SitePicture picture={entry.picture} sizes="(min-width: 60rem) 20rem, 90vw" />}
          <h3>{entry.title}</h3>
          {entry.label && <p className="label">{entry.label}</p>}
          <RichWords text={entry.text} />
        </li>
      ))}
    </ul>
  );
}

export function StoryBlock({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      <Entries entries={block.entries} />
    </section>
  );
}

export function WeddingPartyBlock({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block party">
      {block.title && <h2>{block.title}</h2>}
      <Entries entries={block.people} />
    </section>
  );
}

export function SongListBlock({ block }: BlockProps<'song-list'>) {
  return (
    <section className="block songs">
      {block.title && <h2>{block.title}</h2>}
      {block.text && <p>{block.text}</p>}
      <ol className="lines">
        {block.songs.map(({ title, artist }) => (
          <li key={`${title}:${artist}`}>
            <strong>{title}</strong> <span>{artist}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
