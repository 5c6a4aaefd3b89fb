import { classNames } from '#ui/class-names.ts';

/** A second row of navigation below the header: 52 px on phones, 56 from tablets on, whatever stands in it. */
export const secondaryBar = 'h-13 md:h-14';

/** A link to a neighbouring screen of the same section; the one that is open is underlined. */
export function sectionLink(isCurrent: boolean): string {
  return classNames(
    'inline-flex h-full min-h-11 items-center whitespace-nowrap rounded-mark border-b-2 font-semibold transition-colors',
    isCurrent ? 'border-primary text-primary' : 'border-transparent text-ink-soft hover:text-ink',
  );
}
