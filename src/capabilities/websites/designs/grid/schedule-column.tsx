import type { CSSProperties } from 'react';
import type { BlockProps } from '../kit/block-drawer.ts';
import { minutesOf } from '../kit/clock.ts';

/** How long until the next line, in minutes; within half an hour and three. */
function minutesUntil(time: string, next: string | undefined): number {
  const from = minutesOf(time);
  const to = next === undefined ? null : minutesOf(next);
  if (from === null || to === null) return 60;
  return Math.min(180, Math.max(30, to - from));
}

/** Hours down the side; a row is as tall as it lasts. */
export function ScheduleColumn({ block }: BlockProps<'schedule'>) {
  return (
    <section className="block schedule">
      {block.title && <h2>{block.title}</h2>}
      {block.day && <p className="lead">{block.day}</p>}
      <ol className="lines">
        {block.lines.map((line, turn) => (
          <li
            key={`${line.time}:${line.title}`}
            style={{ '--minutes': minutesUntil(line.time, block.lines[turn + 1]?.time) } as CSSProperties}
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
