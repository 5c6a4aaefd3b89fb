import { Cloud, CloudOff } from 'lucide-react';
import { plural } from '#base/text.ts';
import type { SeatingSnapshot } from '../store/seating-store.ts';

/** Whether what is seen is also kept. */
export function SaveNote({ status, pending }: Pick<SeatingSnapshot, 'status' | 'pending'>) {
  const Icon = status === 'offline' ? CloudOff : Cloud;
  return (
    <span role="status" className="flex items-center gap-1.5 whitespace-nowrap text-ink-soft text-sm">
      <Icon size={16} aria-hidden="true" />
      <span className="max-sm:sr-only">
        {status === 'saved' && 'Saved'}
        {status === 'saving' && 'Saving…'}
      </span>
      {status === 'offline' && `Offline, ${plural(pending, 'change')} kept`}
    </span>
  );
}
