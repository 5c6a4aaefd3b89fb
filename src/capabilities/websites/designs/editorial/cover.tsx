import type { SiteView } from '../../rules/site-view.ts';
import type { BlockOf } from '../kit/block-drawer.ts';
import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { SitePicture } from '../kit/site-picture.tsx';

/** Instead of a picture: one letter, as large as the plate. */
export function LetterPlate({ view }: { view: SiteView }) {
  const letter = view.names.length > 1 && [...view.words.and].length < 3 ? view.words.and : view.initials[0];
  return (
    <p className="letter-plate" aria-hidden="true">
      {letter}
    </p>
  );
}

/** Pages of the site as cover lines, each with its number; the cover itself is not among them. */
function CoverLines({ view }: { view: SiteView }) {
  const lines = view.pages.slice(1);
  if (lines.length === 0) return null;
  return (
    <nav className="cover-lines" aria-label={view.words.menu}>
      <ol>
        {lines.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The front of the issue: masthead, picture with the date notched into it, and what is inside. */
export function Cover({ view, block }: { view: SiteView; block: BlockOf<'hero'> | null }) {
  const picture = block?.picture ?? null;
  // On one line while both names together are short enough to stay large there.
  const onOneLine = [...view.couple].length < 19;
  return (
    <div className="cover" data-line={onOneLine || undefined} style={nameLengths(view)}>
      <h1 className="names">
        <CoupleNames names={view.names} and={view.words.and} />
      </h1>
      <div className="plate">
        {picture ? (
          <SitePicture picture={picture} sizes="(min-width: 60rem) 60rem, 100vw" isFirst />
        ) : (
          <LetterPlate view={view} />
        )}
        {(view.day || view.placeName) && (
          <div className="notch">
            {view.day && (
              <p className="date">
                <time dateTime={view.day.iso}>{view.day.words}</time>
              </p>
            )}
            {view.placeName && <p className="place">{view.placeName}</p>}
          </div>
        )}
        {picture?.caption && <p className="caption">{picture.caption}</p>}
      </div>
      <div className="lines">
        {block?.title && <p className="teaser">{block.title}</p>}
        {block?.text && <p className="blurb">{block.text}</p>}
        <CoverLines view={view} />
      </div>
    </div>
  );
}
