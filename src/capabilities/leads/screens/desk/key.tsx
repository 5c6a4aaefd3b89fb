import type { ReactNode } from 'react';

/** One key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-mark border border-line bg-mist px-1.5 font-semibold font-text text-xs">
      {children}
    </kbd>
  );
}
