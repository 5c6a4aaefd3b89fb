import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { inquiries } from '#capabilities/inquiries/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What the couple notes about a vendor it booked. */
export const bookings = pgTable('inquiry_bookings', {
  inquiryUuid: uuid('inquiry_uuid')
    .primaryKey()
    .references(() => inquiries.uuid, { onDelete: 'cascade' }),
  contactName: text('contact_name').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  /** Of the version before this one; the budget has it now. Leaves with the next version. */
  totalCents: cents('total_cents'),
  contractSignedOn: date('contract_signed_on', { mode: 'string' }),
  note: text('note').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Of the version before this one; the budget has them now. Leaves with the next version. */
export const bookingPayments = pgTable(
  'inquiry_booking_payments',
  {
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => bookings.inquiryUuid, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    label: text('label').notNull(),
    amountCents: cents('amount_cents').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryUuid, table.position] }),
    check('inquiry_booking_payments_amount', sql`amount_cents >= 0`),
  ],
);
