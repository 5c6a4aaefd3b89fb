export const VENDOR_STATES = ['BOOKED', 'OFFERED', 'ASKED', 'OPEN'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

export type AskedVendor = {
  inquiryUuid: string;
  name: string;
  imageId: string | null;
  isBooked: boolean;
  /** An offer that still holds. */
  offer: { cents: number; endsOn: string | null } | null;
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
