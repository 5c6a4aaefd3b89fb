import { z } from 'zod';
import { email } from '#base/validation/email.ts';
import { phone } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { inquirySchema } from '#capabilities/inquiries/contract/couple-inquiries.contract.ts';
import { cents, tag } from '#capabilities/inquiries/contract/fields.ts';
import { byUuid, day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled, trimmedText } from '#platform/contract/ruled.ts';

export const paymentSchema = z.object({
  label: ruled(cleanText, required, maxLength(60)),
  amountCents: cents,
  dueOn: day,
  paidOn: day.nullable(),
});

/** What the couple notes about a booked vendor. */
export const bookingDetailsSchema = z.object({
  contactName: ruled(cleanText, maxLength(100)),
  contactEmail: ruled(trimmedText, email, maxLength(255)),
  contactPhone: ruled(cleanText, phone, maxLength(30)),
  totalCents: cents.nullable(),
  contractSignedOn: day.nullable(),
  note: ruled(cleanText, maxLength(1000)),
  payments: z.array(paymentSchema).max(24),
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
    .input(byUuid.extend(bookingDetailsSchema.shape))
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
