import type { CSSProperties } from 'react';
import type { BlockProps } from '../kit/block-drawer.ts';
import { shadowLength } from './shadow-length.ts';

/** Beside every hour a post, and its shadow as long as it is by then. */
export function ShadowHours({ block }: BlockProps<'schedule'>) {
  return (
    <section className="block schedule">
      {block.title && <h2>{block.title}</h2>}
      {block.day && <p className="lead">{block.day}</p>}
      <ol className="lines">
        {block.lines.map((line) => (
          <li
            key={`${line.time}:${line.title}`}
            style={{ '--shadow': shadowLength(line.time) } as CSSProperties}
          >
            <span className="time">{line.time}</span>
            <div>
              <h3>{line.title}</h3>
              {line.text && <p>{line.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
