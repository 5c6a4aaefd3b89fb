import type { FacetRange } from '#base/facet-range.ts';
import { pluralWord } from '#base/text.ts';
import { OPTION_LABELS, RANGE_UNITS, ROOT_LABELS } from './facet-labels.data.ts';

function own(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export function rootLabel(key: string, label: string): string {
  return own(ROOT_LABELS, key) ?? label;
}

/** The key as words, unless the table knows better. */
export function optionLabel(key: string): string {
  const words = key.replaceAll('-', ' ');
  return own(OPTION_LABELS, key) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** 'Up to 50 guests', '5–6 hours', '1 person', '11+ musicians' */
export function rangeLabel(rootKey: string, { min, max }: FacetRange): string {
  const [one, many] = RANGE_UNITS[rootKey] ?? ['', ''];
  const unit = (count: number) => pluralWord(count, one, many);
  if (max === undefined) return `${min ?? 0}+ ${many}`.trim();
  if (min === undefined || min === 0) return `Up to ${max} ${unit(max)}`.trim();
  if (min === max) return `${max} ${unit(max)}`.trim();
  return `${min}–${max} ${many}`.trim();
}
