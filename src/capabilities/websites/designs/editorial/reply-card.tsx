import type { BlockProps } from '../kit/block-drawer.ts';

/** A card to cut out: the question outside, the way to answer on the card, addressed to the couple. */
export function ReplyCard({ block, view }: BlockProps<'rsvp'>) {
  return (
    <section className="block rsvp">
      <div className="question">
        {block.title && <h2>{block.title}</h2>}
        {block.text && <p>{block.text}</p>}
      </div>
      <div className="card">
        {block.replyBy && <p className="by">{block.replyBy}</p>}
        <ul className="address">
          {[view.couple, view.placeName, view.placeCity].filter(Boolean).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <a className="button" href={block.href}>
            {block.label}
          </a>
        </p>
      </div>
    </section>
  );
}
