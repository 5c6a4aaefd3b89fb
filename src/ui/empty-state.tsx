import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface EmptyStateProps {
  title: string;
  /** What would be here, and how to get it. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-110 flex-col items-center px-4 py-12 text-center md:py-16',
        className,
      )}
    >
      {icon && (
        <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-blush text-primary">
          {icon}
        </span>
      )}
      <h2 className="text-balance">{title}</h2>
      {children && <div className="mt-2 text-balance text-ink-soft">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
