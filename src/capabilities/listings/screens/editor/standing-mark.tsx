import { ArrowUpRight, CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { STANDING_WORDS, type Standing } from './section-standing.ts';

const MARKS = {
  empty: { icon: CircleDashed, color: 'text-ink-soft' },
  begun: { icon: CircleDot, color: 'text-gold-deep' },
  done: { icon: CircleCheck, color: 'text-green' },
  waiting: { icon: CircleAlert, color: 'text-orange-deep' },
  elsewhere: { icon: ArrowUpRight, color: 'text-ink-soft' },
} as const;

/** How far a section is; in words too, for whoever does not see the mark. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { icon: Icon, color } = MARKS[standing];
  return (
    <>
      <Icon size={18} aria-hidden="true" className={`shrink-0 ${color}`} />
      <span className="sr-only">{STANDING_WORDS[standing]}: </span>
    </>
  );
}
