import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { type CoverProps, coverAndPicture } from '../kit/cover-and-picture.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { catchWord } from './catch-word.ts';

/** Each line one step further in than the one above it. */
export function TitlePage({ view, isHeading, title = '', text = '' }: CoverProps) {
  const Names = isHeading ? 'h1' : 'p';
  const next = catchWord(view);
  return (
    <section className="plain-title" style={nameLengths(view)}>
      {title && <p className="plain-over">{title}</p>}
      <Names className="names">
        <CoupleNames names={view.names} and={view.words.and} />
      </Names>
      <div className="plain-facts">
        {view.day && (
          <p>
            <time dateTime={view.day.iso}>{view.day.words}</time>
          </p>
        )}
        {view.placeName && <p>{view.placeName}</p>}
        {view.placeCity && <p>{view.placeCity}</p>}
        {text && <p>{text}</p>}
        {view.reply && (
          <p className="plain-ask">
            <a className="button" href={view.reply.href}>
              {view.reply.label}
            </a>
          </p>
        )}
      </div>
      {next && (
        <p className="catch-word" aria-hidden="true">
          {next}
        </p>
      )}
    </section>
  );
}

export const TitlePageBlock = coverAndPicture(TitlePage, '(min-width: 60rem) 75vw, 100vw');
