import { Ban, CalendarSync, Heart, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayFace } from '../../rules/day-view.ts';

/** Never by color alone: each has a mark, and says its state aloud. */
export const DAY_FACES: Record<DayFace, { word: string; style: string; mark: ReactNode }> = {
  BOOKED: {
    word: 'Booked here',
    style: 'border-primary bg-wine-tint font-semibold text-primary',
    mark: <Heart size={14} aria-hidden="true" className="fill-current" />,
  },
  FEED: {
    word: 'Taken in another calendar',
    style: 'border-bay bg-bay-tint font-semibold text-bay',
    mark: <CalendarSync size={14} aria-hidden="true" />,
  },
  BLOCKED: {
    word: 'Blocked by you',
    style: 'border-transparent bg-ink/12 text-ink line-through',
    mark: <Ban size={14} aria-hidden="true" />,
  },
  OFF: {
    word: 'Weekly day off',
    style: 'border-transparent bg-mist text-ink-soft',
    mark: <Minus size={14} aria-hidden="true" />,
  },
  CLOSED: {
    word: 'Not open yet',
    style: 'border-line-strong border-dashed text-ink-soft',
    mark: null,
  },
  FREE: { word: 'Open', style: 'border-line bg-paper text-ink', mark: null },
};

const SHOWN = ['FREE', 'BLOCKED', 'BOOKED', 'FEED', 'OFF', 'CLOSED'] as const satisfies readonly DayFace[];

export function DayLegend() {
  return (
    <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
      {SHOWN.map((face) => {
        const { word, style, mark } = DAY_FACES[face];
        return (
          <li key={face} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`inline-flex size-6 items-center justify-center rounded-mark border text-xs ${style}`}
            >
              {mark}
            </span>
            {word}
          </li>
        );
      })}
    </ul>
  );
}
