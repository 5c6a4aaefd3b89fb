import { classNames } from '#ui/class-names.ts';

/** One look for whatever narrows the list, be it a link or a menu. */
export function filterChip(isOn: boolean): string {
  return classNames(
    'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors',
    isOn
      ? 'border-secondary bg-cove-tint text-cove-deep'
      : 'border-line bg-paper text-ink hover:border-ink/50',
  );
}
