ALTER TABLE "rsvp_submissions" ADD COLUMN "how" text;--> statement-breakpoint
ALTER TABLE "rsvp_submissions" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "rsvp_submissions" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rsvp_submissions" ADD CONSTRAINT "rsvp_submissions_how" CHECK (how in ('MAIL', 'PHONE', 'IN_PERSON'));