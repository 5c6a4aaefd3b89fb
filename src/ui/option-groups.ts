import type { CSSProperties } from 'react';

export interface GroupedOption {
  id: string;
  label: string;
  /** Options with the same group stand together under its name. */
  group?: string;
  /** Tells options apart that stand for the same value in two groups; the id otherwise. */
  key?: string;
  style?: CSSProperties;
}

export interface OptionGroup<T> {
  name: string | undefined;
  options: readonly T[];
}

export function optionKey(option: Pick<GroupedOption, 'id' | 'key'>): string {
  return option.key ?? option.id;
}

/** Groups in the order of their first option; options without one come under no name. */
export function groupOptions<T extends Pick<GroupedOption, 'group'>>(
  options: readonly T[],
): OptionGroup<T>[] {
  const groups = Map.groupBy(options, (option) => option.group);
  return [...groups].map(([name, members]) => ({ name, options: members }));
}
