export const VENDOR_STATES = ['BOOKED', 'OFFERED', 'ASKED', 'OPEN'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

export type AskedVendor = {
  inquiryUuid: string;
  name: string;
  imageId: string | null;
  isBooked: boolean;
  /** An offer that still holds; without what it costs for whoever must not see the money. */
  offer: { cents: number | null; endsOn: string | null } | null;
};

export type CategoryVendor = { state: VendorState; vendor: AskedVendor | null; asked: number };

/** How far a category is: the booked one, else the offer that ends first, else whom they wrote to last. */
export function categoryVendor(vendors: readonly AskedVendor[]): CategoryVendor {
  const booked = vendors.find(({ isBooked }) => isBooked);
  if (booked) return { state: 'BOOKED', vendor: booked, asked: vendors.length };
  const offering = vendors
    .filter(({ offer }) => offer !== null)
    .toSorted((a, b) => (a.offer?.endsOn ?? '9999').localeCompare(b.offer?.endsOn ?? '9999'))[0];
  if (offering) return { state: 'OFFERED', vendor: offering, asked: vendors.length };
  const first = vendors[0];
  return first
    ? { state: 'ASKED', vendor: first, asked: vendors.length }
    : { state: 'OPEN', vendor: null, asked: 0 };
}

/** Whoever is settled first, those still to find last; among equals as they came. */
export function inStateOrder<Tile extends { state: VendorState }>(tiles: readonly Tile[]): Tile[] {
  const place = ({ state }: Tile) => VENDOR_STATES.indexOf(state);
  return tiles.toSorted((a, b) => place(a) - place(b));
}

type Pressing = { state: VendorState; isUrgent: boolean };

/** What a phone shows before it is asked for more: what is late, then the offers, then who is still to find. */
export function mostPressing<Tile extends Pressing>(tiles: readonly Tile[], most: number): Set<Tile> {
  const order: readonly VendorState[] = ['OFFERED', 'OPEN', 'ASKED', 'BOOKED'];
  const place = ({ state, isUrgent }: Tile) => (isUrgent ? -1 : order.indexOf(state));
  return new Set(tiles.toSorted((a, b) => place(a) - place(b)).slice(0, most));
}
