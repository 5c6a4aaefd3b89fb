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
};

/** '$95 per person' */
export function pointPrice({ priceText, priceUnit }: MapPoint): string | null {
  return priceText && priceUnit ? `${priceText} ${priceUnit}` : priceText;
}
