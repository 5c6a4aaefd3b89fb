import type { VendorMark } from '../vendor-mark.ts';

/** A piece of the map, in degrees. */
export type MapArea = { south: number; west: number; north: number; east: number };

/** A business on the map. */
export type MapPoint = {
  storefrontUuid: string;
  /** Its page. */
  href: string;
  vendorName: string;
  lat: number;
  lon: number;
  /** '$6.8k'; null where it shows none. */
  priceText: string | null;
  /** What the price buys, where there is room for words. */
  priceUnit?: string | undefined;
  /** What the couple has to do with it, or whether its day is free there. */
  mark?: VendorMark;
};

/** A place with a name: where vendors are looked for. */
export type MapPlace = { name: string; lat: number; lon: number; isOwn: boolean };

/** '$95 per person' */
export function pointPrice({ priceText, priceUnit }: MapPoint): string | null {
  return priceText && priceUnit ? `${priceText} ${priceUnit}` : priceText;
}
