import type { BlockProps } from '../kit/block-drawer.ts';
import { CountedDays } from '../kit/counted-days.tsx';
import { Confetti } from './art/confetti.tsx';
import { Pawn } from './art/pawn.tsx';
import { Spinner } from './art/spinner.tsx';

export function SpinnerCountdown({ block, view }: BlockProps<'countdown'>) {
  return (
    <section className="block countdown">
      {block.title && <h2>{block.title}</h2>}
      <div className="spin">
        <Spinner />
        <p>
          {block.days > 0 ? (
            <CountedDays days={block.days} words={view.words.daysToGo(block.days)} />
          ) : (
            view.words.today
          )}
        </p>
      </div>
    </section>
  );
}

/** The space everybody should land on. */
export function WinningSpace({ block, view }: BlockProps<'rsvp'>) {
  return (
    <section className="block rsvp">
      <div className="winning">
        <Confetti />
        <div className="ask">
          {block.title && <h2>{block.title}</h2>}
          {block.text && <p>{block.text}</p>}
          {block.replyBy && <p>{block.replyBy}</p>}
          <p>
            <a className="button" href={block.href}>
              {block.label}
            </a>
          </p>
        </div>
        <div className="pieces" aria-hidden="true">
          {view.names.map((name) => (
            <Pawn key={name} />
          ))}
        </div>
      </div>
    </section>
  );
}
