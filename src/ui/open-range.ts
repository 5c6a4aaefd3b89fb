/** A range whose upper end may be open: 'max' means that or more, as the search filters have it. */
export interface OpenRange {
  min: number;
  max: number | 'max';
}

/** Both thumbs of a slider; an open end stands at the far right. */
export function thumbsOf(range: OpenRange, ceiling: number): [number, number] {
  return [range.min, range.max === 'max' ? ceiling : range.max];
}

export function rangeOfThumbs(thumbs: readonly number[], ceiling: number, isOpenEnded: boolean): OpenRange {
  const [min = 0, max = ceiling] = thumbs;
  return { min, max: isOpenEnded && max >= ceiling ? 'max' : max };
}

/** '50–120', '50–300+' where the end is open. */
export function openRangeText(range: OpenRange, ceiling: number, format: (value: number) => string): string {
  const end = range.max === 'max' ? `${format(ceiling)}+` : format(range.max);
  return `${format(range.min)}–${end}`;
}
