import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

export interface StatChange {
  /** '12% more than last month': the words carry it, arrow and colour only help. */
  text: string;
  direction: 'up' | 'down' | 'level';
  /** More is not always better. */
  isGood?: boolean;
}

export interface StatTileProps {
  label: string;
  value: ReactNode;
  change?: StatChange;
  icon?: ReactNode;
  isLoading?: boolean;
  /** A small chart. */
  children?: ReactNode;
  className?: string;
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight };

function Change({ change }: { change: StatChange }) {
  const Icon = arrows[change.direction];
  const mood = change.isGood ? 'text-green-deep' : 'text-red';
  return (
    <p
      className={classNames(
        'flex items-start gap-1 text-sm',
        change.isGood === undefined ? 'text-ink-soft' : mood,
      )}
    >
      <Icon size={16} className="mt-0.75" aria-hidden="true" />
      {change.text}
    </p>
  );
}

export function StatTile({ label, value, change, icon, isLoading, children, className }: StatTileProps) {
  return (
    <div
      aria-busy={isLoading || undefined}
      className={classNames('flex flex-col gap-1 rounded-card border border-line bg-paper p-5', className)}
    >
      <p className="flex items-center justify-between gap-3 text-ink-soft text-sm">
        {label}
        {icon}
      </p>
      {isLoading ? (
        <>
          <Skeleton className="my-1 h-8 w-24" />
          <Skeleton className="h-4 w-36" />
          <span className="sr-only">Loading</span>
        </>
      ) : (
        <>
          <p className="wrap-anywhere font-display text-3xl tabular-nums">{value}</p>
          {change && <Change change={change} />}
          {children && <div className="mt-auto pt-3">{children}</div>}
        </>
      )}
    </div>
  );
}
