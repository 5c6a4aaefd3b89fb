import { MapPinned } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

/** Where a map cannot be drawn: no alarm, since everything is in the list as well. */
export function MapUnavailable({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center gap-3 bg-sage/50 p-8 text-center text-ink-soft',
        className,
      )}
    >
      <MapPinned size={32} strokeWidth={1.5} aria-hidden="true" />
      <p className="max-w-72 text-balance">{text}</p>
    </div>
  );
}
