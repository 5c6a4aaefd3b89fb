import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useFoldPopover } from './use-fold-popover.ts';

export interface DetailsMenuProps {
  /** What the closed menu shows. */
  summary: ReactNode;
  /** Which edge the list hangs from. */
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
}

/** A list of links that opens without scripts; with them it is a popover. */
export function DetailsMenu({ summary, align = 'start', children, className, onToggle }: DetailsMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useFoldPopover(details);

  return (
    <details
      ref={details}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={classNames('group/menu relative', className)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-ink/25 bg-paper px-4 text-sm hover:border-ink/60 group-open/menu:border-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="text-ink-soft transition-transform group-open/menu:-scale-y-100"
        />
      </summary>
      <div
        className={classNames(
          'absolute top-full z-40 mt-2 w-max min-w-56 max-w-[calc(100vw-2.5rem)] rounded-card border border-line bg-paper p-1.5 shadow-float',
          align === 'end' ? 'end-0' : 'start-0',
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** How an entry of such a list looks. */
export function menuLinkStyle(isCurrent: boolean): string {
  return classNames(
    'flex min-h-11 items-center gap-3 rounded-input px-3 text-sm hover:bg-linen',
    isCurrent && 'font-semibold',
  );
}
