import type { CaptionedEntry } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { RegistryBlock } from '../kit/blocks/answer-blocks.tsx';
import { RichWords } from '../kit/rich-words.tsx';
import { CutFlower } from './art/cut-flower.tsx';
import { CutPaperScene } from './art/cut-paper-scene.tsx';
import { FilledLines } from './filled-lines.tsx';
import { Halftone } from './halftone.tsx';

const WALL = { line: 94, smallest: 6, largest: 15 };
const PHONE = { line: 91.5, smallest: 12, largest: 30 };

export function Shout({ block }: BlockProps<'rsvp'>) {
  return (
    <section className="block shout">
      {block.title && (
        <h2>
          <FilledLines text={block.title} wide={WALL} slim={PHONE} />
        </h2>
      )}
      <div className="shout-words">
        <div>
          {block.replyBy && <p>{block.replyBy}</p>}
          {block.text && <p>{block.text}</p>}
        </div>
        <a className="button" href={block.href}>
          {block.label}
        </a>
      </div>
    </section>
  );
}

function Prints({ entries }: { entries: readonly CaptionedEntry[] }) {
  return (
    <ul className="prints">
      {entries.map((entry) => (
        <li key={`${entry.label}:${entry.title}`}>
          {entry.picture ? (
            <Halftone picture={entry.picture} sizes="(min-width: 60rem) 30rem, 100vw" />
          ) : (
            <CutFlower className="in-place" />
          )}
          {entry.label && <p className="label">{entry.label}</p>}
          <h3>{entry.title}</h3>
          <RichWords text={entry.text} />
        </li>
      ))}
    </ul>
  );
}

export function PosterStory({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      <Prints entries={block.entries} />
    </section>
  );
}

export function PosterParty({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block party">
      {block.title && <h2>{block.title}</h2>}
      <Prints entries={block.people} />
    </section>
  );
}

export function UpTheRiver({ block }: BlockProps<'travel'>) {
  return (
    <section className="block travel">
      <div className="ways-words">
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
      <CutPaperScene />
      {block.picture && <Halftone picture={block.picture} sizes="100vw" />}
    </section>
  );
}

export function PosterGifts(props: BlockProps<'registry'>) {
  return (
    <div className="gifts">
      <RegistryBlock {...props} />
      <CutFlower className="corner" />
    </div>
  );
}

export function PosterPicture({ block: { picture } }: BlockProps<'picture'>) {
  return (
    <figure className="block picture">
      <Halftone picture={picture} sizes="100vw" />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

export function PosterGallery({ block }: BlockProps<'gallery'>) {
  return (
    <section className="block gallery">
      {block.title && <h2>{block.title}</h2>}
      <ul className="pictures">
        {block.pictures.map((picture) => (
          <li key={picture.sources.at(-1)?.src}>
            <figure>
              <Halftone picture={picture} sizes="(min-width: 60rem) 40rem, 100vw" />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PosterDays({ block, view }: BlockProps<'countdown'>) {
  return (
    <section className="block countdown">
      {block.title && <h2>{block.title}</h2>}
      <p>
        <FilledLines
          text={block.days > 0 ? view.words.daysToGo(block.days) : view.words.today}
          wide={WALL}
          slim={PHONE}
        />
      </p>
    </section>
  );
}
