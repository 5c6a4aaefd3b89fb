import type { BlockProps } from '../kit/block-drawer.ts';
import { Postmark } from './art/postmark.tsx';

/** A postcard with its stamp already on. */
export function ReplyCard({ block, view }: BlockProps<'rsvp'>) {
  return (
    <section className="block rsvp">
      <div>
        {block.title && <h2>{block.title}</h2>}
        {block.replyBy && <p className="by">{block.replyBy}</p>}
        {block.text && <p>{block.text}</p>}
        <p>
          <a className="button" href={block.href}>
            {block.label}
          </a>
        </p>
      </div>
      <div className="postage" aria-hidden="true">
        <p className="stamp">
          <span>{view.names.length > 1 ? '&' : view.initials[0]}</span>
        </p>
        <Postmark />
      </div>
    </section>
  );
}
