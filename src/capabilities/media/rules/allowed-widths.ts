import { DENSITIES, LARGEST_PICTURE_WIDTH, PICTURE_WIDTHS } from '#base/picture-address.ts';

/** Every width pages use, at every density, ascending: 100, 200, 220, 300 … 2400. */
export const ALLOWED_WIDTHS: readonly number[] = [
  ...new Set(PICTURE_WIDTHS.flatMap((width) => DENSITIES.map((density) => width * density))),
]
  .filter((width) => width <= LARGEST_PICTURE_WIDTH)
  .sort((one, other) => one - other);

/**
 * The width that is really made: the next allowed one, never more than the picture has. Addresses with other widths
 * answer the same bytes for ever, so an address needs no redirect and a stranger cannot fill the store.
 */
export function derivedWidth(askedWidth: number, ownWidth: number): number {
  const allowed = ALLOWED_WIDTHS.find((width) => width >= askedWidth) ?? LARGEST_PICTURE_WIDTH;
  return Math.min(allowed, ownWidth);
}
