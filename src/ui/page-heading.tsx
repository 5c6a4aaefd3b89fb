import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PageHeadingProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Above the title: a breadcrumb, a step, a badge. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  size?: 'regular' | 'large';
  align?: 'start' | 'center';
  /** 2 where the page has another title above. */
  level?: 1 | 2;
  className?: string;
}

export function PageHeading(props: PageHeadingProps) {
  const { title, lead, eyebrow, actions, size = 'regular', align = 'start', level = 1, className } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  const isCentered = align === 'center';
  return (
    <header
      className={classNames(
        'flex flex-wrap items-end gap-x-6 gap-y-4',
        isCentered ? 'justify-center text-center' : 'justify-between',
        className,
      )}
    >
      <div className="min-w-0 max-w-reading">
        {eyebrow && <div className="mb-2 text-ink-soft text-sm">{eyebrow}</div>}
        <Heading className={size === 'large' ? 'text-4xl md:text-5xl' : 'text-3xl md:text-4xl'}>
          {title}
        </Heading>
        {lead && <p className="mt-2 text-ink-soft md:text-lg">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
