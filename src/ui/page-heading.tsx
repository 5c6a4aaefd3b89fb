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
  className?: string;
}

export function PageHeading(props: PageHeadingProps) {
  const { title, lead, eyebrow, actions, size = 'regular', align = 'start', className } = props;
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
        <h1 className={size === 'large' ? 'text-4xl md:text-5xl' : 'text-3xl md:text-4xl'}>{title}</h1>
        {lead && <p className="mt-2 text-ink-soft md:text-lg">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
