import type { BookingMoney } from '#capabilities/budget/server/index.ts';
import { type CoupleInquiryRow, presentInquiry } from '#capabilities/inquiries/server/index.ts';
import type { BookedVendor, BookingDetails } from '../contract.ts';
import { bookedTotal } from '../rules/booked-total.ts';
import type { BookingRow } from './bookings.store.ts';

function addressOf(booking: BookingRow | undefined): string {
  if (!booking) return '';
  const { address1, city, state_code, postal_code } = booking;
  return [address1, city, `${state_code} ${postal_code}`.trim()].filter(Boolean).join(', ');
}

type Noted = { booking: BookingRow | undefined; money: BookingMoney | undefined };

function detailsOf({ booking, money }: Noted, seesMoney: boolean): BookingDetails {
  return {
    contactName: booking?.contact_name ?? '',
    contactEmail: booking?.contact_email ?? '',
    contactPhone: booking?.contact_phone ?? '',
    totalCents: seesMoney ? (money?.totalCents ?? null) : null,
    contractSignedOn: booking?.contract_signed_on ?? null,
    note: booking?.note ?? '',
    payments: seesMoney ? (money?.payments ?? []) : [],
  };
}

/** What things cost is for those who may see the budget. */
export function presentBooking(row: CoupleInquiryRow, noted: Noted, now: Date): BookedVendor {
  const { booking } = noted;
  const details = detailsOf(noted, row.allowed.includes('see-budget'));
  const inquiry = presentInquiry(row, now);
  return {
    inquiry,
    details,
    totalCents: bookedTotal(details, inquiry.booking?.amountCents ?? null),
    businessAddress: addressOf(booking),
    website: booking?.social.web ?? null,
  };
}
