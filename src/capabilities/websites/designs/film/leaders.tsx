import type { BlockProps } from '../kit/block-drawer.ts';
import { Leader } from './art/leader.tsx';

/** Each figure on its own frame, as a leader counts a film in. */
export function LeaderCountdown({ block, view }: BlockProps<'countdown'>) {
  const figures = [...String(block.days)].map((figure, place) => ({ figure, place }));
  return (
    <section className="block countdown">
      {block.title && <h2>{block.title}</h2>}
      {block.days > 0 && (
        <div className="leader-frames" aria-hidden="true">
          {figures.map(({ figure, place }) => (
            <span className="leader" key={place}>
              <Leader />
              <b>{figure}</b>
            </span>
          ))}
        </div>
      )}
      <p>{block.days > 0 ? view.words.daysToGo(block.days) : view.words.today}</p>
    </section>
  );
}

export function LeaderReply({ block, view }: BlockProps<'rsvp'>) {
  return (
    <section className="block rsvp">
      <div className="leader" aria-hidden="true">
        <Leader />
        <b>{view.words.and.length < 3 ? view.words.and : '&'}</b>
      </div>
      <div className="ask">
        {block.title && <h2>{block.title}</h2>}
        {block.replyBy && <p>{block.replyBy}</p>}
        {block.text && <p>{block.text}</p>}
        <p>
          <a className="button" href={block.href}>
            {block.label}
          </a>
        </p>
      </div>
    </section>
  );
}
