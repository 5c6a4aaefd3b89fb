import { z } from 'zod';
import { inquirySchema } from '#capabilities/inquiries/contract/couple-inquiries.contract.ts';
import { cents, tag } from '#capabilities/inquiries/contract/fields.ts';
import { byUuid, day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject, trimmedText } from '#platform/contract/ruled.ts';
import { BOOKING_RULES, MOST_PAYMENTS, PAYMENT_RULES } from './rules/booking-details-rules.ts';

export const paymentSchema = ruledObject(
  {
    /** Of one that was there before; without it, it is known by its name and day. */
    uuid: z.uuid().optional(),
    label: cleanText,
    amountCents: cents,
    dueOn: day,
    paidOn: day.nullable(),
  },
  PAYMENT_RULES,
);

/** What the couple notes about a booked vendor. */
export const bookingDetailsSchema = z.object({
  contactName: cleanText,
  contactEmail: trimmedText,
  contactPhone: cleanText,
  totalCents: cents.nullable(),
  contractSignedOn: day.nullable(),
  note: cleanText,
  payments: z.array(paymentSchema).max(MOST_PAYMENTS),
});

export type BookingDetails = z.infer<typeof bookingDetailsSchema>;

export const bookedVendorSchema = z.object({
  inquiry: inquirySchema,
  details: bookingDetailsSchema,
  /** What it costs: as noted, else the accepted offer, else what the payments add up to. */
  totalCents: cents.nullable(),
  /** What the vendor itself shows or has told since the contact: where to reach it. */
  businessAddress: z.string(),
  website: z.string().nullable(),
});

export type BookedVendor = z.infer<typeof bookedVendorSchema>;

export const bookingsContract = {
  listBooked: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/booked',
    summary: 'Booked vendors with contacts, contract and payments',
    tag,
    access: 'signed-in',
  }).output(z.array(bookedVendorSchema)),

  saveBooking: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/inquiry/{uuid}/booking',
    summary: 'Note contact, contract and payments of a booked vendor',
    tag,
    access: 'signed-in',
  })
    .input(ruledObject({ ...byUuid.shape, ...bookingDetailsSchema.shape }, BOOKING_RULES))
    .output(bookedVendorSchema),

  bookedCalendar: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/inquiry/booked/calendar',
    summary: 'The wedding day and every payment of booked vendors as an iCalendar file',
    tag,
    access: 'signed-in',
  }).output(z.file()),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    bookings: typeof bookingsContract;
  }
}
