import { classNames } from '#ui/class-names.ts';

/** One of the ranges; the one that is shown lies on top. */
export function rangeStyle(isCurrent: boolean): string {
  return classNames(
    'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full px-2 text-sm transition-colors max-md:grow md:min-h-10 md:px-4',
    isCurrent ? 'bg-paper font-semibold shadow-float' : 'hover:bg-paper/60',
  );
}
