import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface DetailsMenuProps {
  /** What the closed menu shows. */
  summary: ReactNode;
  /** Which edge the list hangs from. */
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string;
  onToggle?: (isOpen: boolean) => void;
}

/** A list of links that opens without scripts. With them it also closes: by Escape, by a press elsewhere, by a choice. */
export function DetailsMenu({ summary, align = 'start', children, className, onToggle }: DetailsMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => element.removeAttribute('open');
    function press(event: Event) {
      // The list of a field in here lies elsewhere on the page.
      if (element?.querySelector('[aria-expanded="true"]')) return;
      const isInside = event.target instanceof Node && element?.contains(event.target);
      const isChoice = isInside && event.target instanceof Element && event.target.closest('a');
      if (!isInside || (event.type === 'click' && isChoice)) close();
    }
    function key(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !element?.open) return;
      close();
      element.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', press);
    element.addEventListener('click', press);
    element.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      element.removeEventListener('click', press);
      element.removeEventListener('keydown', key);
    };
  }, []);

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
