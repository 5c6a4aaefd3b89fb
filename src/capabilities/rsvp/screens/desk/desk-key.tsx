import type { ReactNode } from 'react';

export function DeskKey({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-mark border border-line border-b-2 bg-paper px-1.5 font-semibold font-text text-ink text-xs">
      {children}
    </kbd>
  );
}
