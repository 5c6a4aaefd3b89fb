import { classNames } from '#ui/class-names.ts';
import type { EventCount } from '../rules/event-count.ts';

const PARTS = [
  { key: 'coming', label: 'coming', face: 'bg-green' },
  { key: 'waiting', label: 'waiting', face: 'bg-gold' },
  { key: 'declined', label: 'can’t', face: 'bg-silver' },
] as const;

/** Who is coming, of all who are invited: the figures say it, the bar shows it. */
export function ReplyBar({ count }: { count: EventCount }) {
  const parts = PARTS.filter(({ key }) => count[key] > 0);
  return (
    <div>
      <div aria-hidden="true" className="flex h-3.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ key, face }) => (
          <span key={key} className={classNames('min-w-2', face)} style={{ flexGrow: count[key] }} />
        ))}
      </div>
      <ul aria-label="Replies" className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {PARTS.map(({ key, label, face }) => (
          <li key={key} className="flex items-center gap-1.5 text-sm">
            <span aria-hidden="true" className={classNames('size-2.5 rounded-full', face)} />
            <span>
              <strong className="font-semibold tabular-nums">{count[key]}</strong> {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
