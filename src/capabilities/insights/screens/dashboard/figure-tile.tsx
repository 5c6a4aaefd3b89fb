import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Dashboard } from '../../contract.ts';
import type { Change } from '../../rules/change.ts';
import { sparkValues } from '../../rules/chart-values.ts';
import { FIGURE_LABELS, type Figure } from '../../rules/figures.ts';
import { figureChange, figureText, isBehind, medianText } from './figure-text.ts';

/** The chosen one has a line at its foot, on phones at its side. */
export const tileStyle = classNames(
  'relative min-w-0 cursor-pointer border-line p-4 text-start transition-colors md:px-6 md:py-5',
  'border-b nth-[odd]:border-e md:not-last:border-e',
  'data-hovered:bg-mist data-selected:bg-cove-tint/50 md:data-selected:bg-transparent',
  "after:absolute after:inset-y-0 after:start-0 after:w-0.75 after:content-[''] data-selected:after:bg-secondary",
  'md:after:inset-x-0 md:after:inset-y-auto md:after:-bottom-px md:after:h-0.5 md:after:w-auto',
  'data-focus-visible:outline-2 data-focus-visible:-outline-offset-4 data-focus-visible:outline-primary',
);

const ICONS = { up: TrendingUp, down: TrendingDown, level: Minus };

function ChangeText({ change }: { change: Change }) {
  const Icon = ICONS[change.direction];
  const mood = change.isGood ? 'text-green-deep' : 'text-red-deep';
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 font-semibold',
        change.isGood === undefined ? 'text-ink-soft' : mood,
      )}
    >
      <Icon size={16} aria-hidden="true" />
      <span aria-hidden="true">{change.short}</span>
      <span className="sr-only">{change.words}.</span>
    </span>
  );
}

/** A figure with its change, the median of the others and how it went. */
export function FigureTile({ figure, dashboard }: { figure: Figure; dashboard: Dashboard }) {
  const { value, before, median } = dashboard.figures[figure];
  const change = figureChange(figure, value, before);
  const behind = isBehind(figure, value, median);
  return (
    <>
      <span className="block text-sm">{FIGURE_LABELS[figure]}</span>
      <span className="mt-1 flex items-end justify-between gap-4">
        <span className="whitespace-nowrap font-display text-2xl tabular-nums md:text-3xl">
          {figureText(figure, value)}
        </span>
        <span aria-hidden="true" className="w-22 max-lg:hidden">
          <Sparkline label="" values={sparkValues(dashboard.points, figure)} />
        </span>
      </span>
      <span className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        {change && <ChangeText change={change} />}
        {median !== null && (
          <span className={behind ? 'text-orange-deep' : 'text-ink-soft'}>
            Median {medianText(figure, median)}
            {behind && <span className="sr-only">, better than yours</span>}
          </span>
        )}
      </span>
    </>
  );
}
