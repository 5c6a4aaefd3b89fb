import type { ReactNode } from 'react';
import { pageWidth } from './page-width.ts';
import { StaffNav } from './staff-nav.tsx';

/** A screen of staff, with the way to the others. */
export function StaffPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${pageWidth} pt-6 pb-12`}>
      <header className="flex flex-wrap items-end justify-between gap-x-8">
        <h1 className="wrap-anywhere text-3xl">{title}</h1>
        <StaffNav />
      </header>
      {children}
    </div>
  );
}
