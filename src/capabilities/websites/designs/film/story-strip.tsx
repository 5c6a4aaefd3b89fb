import type { CaptionedEntry } from '../../rules/site-block.ts';
import type { BlockProps } from '../kit/block-drawer.ts';
import { richLetters } from '../kit/rich-letters.ts';
import { RichWords } from '../kit/rich-words.tsx';
import { SitePicture } from '../kit/site-picture.tsx';

/** What fits on the second line of a subtitle; longer words are told below the strip. */
const SUBTITLE = 44;

/** A still with its subtitle of two lines. Without a picture it is a title between scenes, as silent films had them. */
function Frame({ entry }: { entry: CaptionedEntry }) {
  const { title, label, text, picture } = entry;
  const letters = richLetters(text);
  const isSpoken = letters > 0 && letters <= SUBTITLE;
  if (!picture) {
    return (
      <li>
        <div className="frame intertitle">
          <div>
            {label && <p className="label">{label}</p>}
            <h3>{title}</h3>
            {letters > 0 && letters <= SUBTITLE * 3 && <RichWords text={text} />}
          </div>
        </div>
        {letters > SUBTITLE * 3 && <RichWords className="voice" text={text} />}
      </li>
    );
  }
  return (
    <li>
      <div className="frame still">
        <SitePicture picture={picture} sizes="(min-width: 60rem) 34rem, 100vw" />
        <div className="subtitle">
          <h3>{title}</h3>
          {isSpoken && <RichWords text={text} />}
        </div>
        {label && <p className="timecode">{label}</p>}
      </div>
      {letters > SUBTITLE && <RichWords className="voice" text={text} />}
    </li>
  );
}

export function StoryStrip({ block }: BlockProps<'story-timeline'>) {
  return (
    <section className="block story">
      {block.title && <h2>{block.title}</h2>}
      <ul className="strip">
        {block.entries.map((entry) => (
          <Frame key={`${entry.label}:${entry.title}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
