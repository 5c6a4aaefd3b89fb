ALTER TABLE "inquiries" ADD COLUMN "booked_by" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "booked_amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "booking_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "booking_confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "booking_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "booking_told_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_booking_confirmed_by_users_id_fk" FOREIGN KEY ("booking_confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_booking_notices" ON "inquiries" USING btree ("booking_notice_at") WHERE booking_notice_at is not null;--> statement-breakpoint
CREATE INDEX "inquiries_confirmer" ON "inquiries" USING btree ("booking_confirmed_by") WHERE booking_confirmed_by is not null;--> statement-breakpoint
-- Who booked what is booked today, and that it was told.
UPDATE "inquiries" SET "booked_by" = "booking"."side", "booking_told_seq" = "booking"."seq"
FROM (
  SELECT DISTINCT ON ("inquiry_uuid") "inquiry_uuid", "seq", "side" FROM "inquiry_events"
  WHERE "type" IN ('SYSTEM_COUPLE_BOOK', 'SYSTEM_VENDOR_BOOK')
  ORDER BY "inquiry_uuid", "seq" DESC
) "booking"
WHERE "booking"."inquiry_uuid" = "inquiries"."uuid" AND "inquiries"."status" = 'BOOKED';--> statement-breakpoint
-- The offer it accepted: the newest that was good when it was booked, as rules/accepted-offer.ts has it.
UPDATE "inquiries" SET "booked_amount_cents" = (
  SELECT ("e"."quote" ->> 'amountCents')::bigint FROM "inquiry_events" "e"
  WHERE "e"."inquiry_uuid" = "inquiries"."uuid" AND jsonb_typeof("e"."quote") = 'object'
    AND "e"."created_at" <= "inquiries"."booked_at"
    AND coalesce(("e"."quote" ->> 'validUntil')::date, 'infinity'::date) >= ("inquiries"."booked_at" AT TIME ZONE 'Pacific/Honolulu')::date
  ORDER BY "e"."seq" DESC LIMIT 1
)
WHERE "status" = 'BOOKED';
