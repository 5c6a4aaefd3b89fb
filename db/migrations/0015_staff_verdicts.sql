CREATE TABLE "support_lookups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"support_user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"found" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_second_looks" (
	"inquiry_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_second_looks_inquiry_uuid_kind_pk" PRIMARY KEY("inquiry_uuid","kind")
);
--> statement-breakpoint
CREATE TABLE "inquiry_verdicts" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"inquiry_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "inquiry_second_looks" ADD CONSTRAINT "inquiry_second_looks_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_second_looks" ADD CONSTRAINT "inquiry_second_looks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_verdicts" ADD CONSTRAINT "inquiry_verdicts_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_verdicts" ADD CONSTRAINT "inquiry_verdicts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_lookups_of" ON "support_lookups" USING btree ("support_user_id","at");--> statement-breakpoint
CREATE INDEX "inquiry_second_looks_author" ON "inquiry_second_looks" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_verdicts_waiting" ON "inquiry_verdicts" USING btree ("inquiry_uuid") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "inquiry_verdicts_due" ON "inquiry_verdicts" USING btree ("takes_effect_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "inquiry_verdicts_of" ON "inquiry_verdicts" USING btree ("inquiry_uuid");--> statement-breakpoint
CREATE INDEX "inquiry_verdicts_newest" ON "inquiry_verdicts" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "inquiry_verdicts_author" ON "inquiry_verdicts" USING btree ("decided_by");