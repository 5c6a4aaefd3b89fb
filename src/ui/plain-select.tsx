import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** The browser's own list of choices, which needs no script, with an arrow like those of our own. */
export function PlainSelect({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...select} className={classNames(className, 'appearance-none pe-9')} />
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
