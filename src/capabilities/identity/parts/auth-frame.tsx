import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import bouquet from './pictures/blush-bouquet.webp?url';

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The ways on for whoever is in the wrong place. */
  footer?: ReactNode;
}

/** One question at a time, with a picture beside it where there is room. */
export function AuthFrame({ title, lead, children, footer }: AuthFrameProps) {
  return (
    <div
      className={`${pageWidth} grid items-center gap-16 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-24`}
    >
      <div className="mx-auto w-full max-w-110 lg:mx-0">
        <PageHeading title={title} lead={lead} className="mb-7" />
        {children}
        {footer && <div className="mt-7 space-y-1 border-line border-t pt-6 text-ink-soft">{footer}</div>}
      </div>
      {/* Lazy, so that phones, which do not show it, do not fetch it either. */}
      <img
        src={bouquet}
        alt=""
        width={720}
        height={720}
        loading="lazy"
        className="hidden aspect-square w-full max-w-130 justify-self-end rounded-card bg-blush object-cover lg:block"
      />
    </div>
  );
}
