import type { BlockProps } from '../kit/block-drawer.ts';
import { Arrow } from './art/arrow.tsx';

/** The whole tile answers. */
export function ReplyTile({ block }: BlockProps<'rsvp'>) {
  return (
    <section className="block rsvp">
      {block.title && <h2>{block.title}</h2>}
      <div className="ask">
        {block.text && <p>{block.text}</p>}
        {block.replyBy && <p>{block.replyBy}</p>}
        <p>
          <a className="go" href={block.href}>
            {block.label}
          </a>
        </p>
      </div>
      <Arrow />
    </section>
  );
}
