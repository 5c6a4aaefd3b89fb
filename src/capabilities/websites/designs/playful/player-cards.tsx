import type { CaptionedEntry } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { Pawn } from './art/pawn.tsx';
import { DiceThrow } from './dice-throw.tsx';

function EntryWords({ entry }: { entry: CaptionedEntry }) {
  return (
    <>
      <h3>{entry.title}</h3>
      {entry.label && <p className="label">{entry.label}</p>}
      <RichWords text={entry.text} />
    </>
  );
}

/** A chapter without a picture shows whose turn it is. */
export function StoryCards({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      <ol className="entries">
        {block.entries.map((entry, turn) => (
          <li key={`${entry.label}:${entry.title}`}>
            <div className="card-top">
              {entry.picture ? (
                <SitePicture picture={entry.picture} sizes="(min-width: 60rem) 24rem, 90vw" />
              ) : (
                <DiceThrow sum={turn + 1} />
              )}
            </div>
            <EntryWords entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everybody is a piece of the game. */
export function PartyPieces({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block party">
      {block.title && <h2>{block.title}</h2>}
      <ul className="entries">
        {block.people.map((entry) => (
          <li key={`${entry.label}:${entry.title}`}>
            <div className="card-top">
              {entry.picture ? <SitePicture picture={entry.picture} sizes="12rem" /> : <Pawn />}
            </div>
            <EntryWords entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
