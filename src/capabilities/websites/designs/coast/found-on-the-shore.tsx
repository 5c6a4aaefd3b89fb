import type { CaptionedEntry } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';
import { SignalFlag } from './art/signal-flag.tsx';
import { signalFlag } from './signal-flags.ts';

/** Pictures as the sea rounds stones; who has none flies the flag of the name. */
function Found({ entry }: { entry: CaptionedEntry }) {
  const flag = entry.picture ? null : signalFlag(entry.title);
  return (
    <li>
      {entry.picture && <SitePicture picture={entry.picture} sizes="(min-width: 60rem) 20rem, 90vw" />}
      {flag && <SignalFlag parts={flag} />}
      <h3>{entry.title}</h3>
      {entry.label && <p className="label">{entry.label}</p>}
      <RichWords text={entry.text} />
    </li>
  );
}

export function ShoreStory({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      <ul className="entries">
        {block.entries.map((entry) => (
          <Found key={`${entry.label}:${entry.title}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

export function ShoreParty({ block }: BlockProps<'wedding-party'>) {
  return (
    <section className="block party">
      {block.title && <h2>{block.title}</h2>}
      <ul className="entries">
        {block.people.map((entry) => (
          <Found key={`${entry.label}:${entry.title}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
