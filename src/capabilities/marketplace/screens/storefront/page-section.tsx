import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export interface PageSectionProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One part of the page, which a link can jump to without it hiding below the bars: the document keeps 80 px free itself. */
export function PageSection({ id, title, children, className }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('scroll-mt-6 py-10 md:scroll-mt-11 md:py-12', className)}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
