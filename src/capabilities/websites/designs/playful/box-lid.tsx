import { CoupleNames } from '../kit/blocks/cover-blocks.tsx';
import { type CoverProps, coverAndPicture } from '../kit/cover-and-picture.tsx';
import { nameLengths } from '../kit/name-lengths.ts';
import { Pawn } from './art/pawn.tsx';
import { DiceThrow } from './dice-throw.tsx';

/** The lid of the box: who plays, and the day thrown in dice. */
export function BoxLid({ view, isHeading, title = '', text = '' }: CoverProps) {
  const Names = isHeading ? 'h1' : 'p';
  return (
    <section className="box-lid" style={nameLengths(view)}>
      <div className="players">
        {title && <p className="lead">{title}</p>}
        <Names className="names">
          <CoupleNames names={view.names} and={view.words.and} />
        </Names>
      </div>
      <div className="table">
        <div className="facts">
          {view.day && (
            <p className="day">
              <time dateTime={view.day.iso}>{view.day.words}</time>
            </p>
          )}
          <p className="where">{[view.placeName, view.placeCity].filter(Boolean).join(', ')}</p>
          {text && <p>{text}</p>}
          {view.reply && (
            <p className="ask">
              <a className="button" href={view.reply.href}>
                {view.reply.label}
              </a>
            </p>
          )}
        </div>
        <div className="pieces" aria-hidden="true">
          {view.day && <DiceThrow sum={Number(view.day.number)} />}
          {view.names.map((name) => (
            <Pawn key={name} />
          ))}
        </div>
      </div>
      <div className="first-row" aria-hidden="true" />
    </section>
  );
}

export const BoxLidBlock = coverAndPicture(BoxLid, '(min-width: 60rem) 70rem, 100vw');
