CREATE TABLE "review_dispute_files" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"dispute_uuid" uuid NOT NULL,
	"side" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_disputes" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"review_id" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text,
	"words" text DEFAULT '' NOT NULL,
	"opened_by" uuid,
	"opened_at" timestamp with time zone,
	"answer_until" timestamp with time zone,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_disputes_complete" CHECK (state = 'BEGUN' or num_nulls(reason, opened_at, answer_until) = 0),
	CONSTRAINT "review_disputes_ended" CHECK ((state in ('BEGUN', 'OPEN')) = (ended_at is null)),
	CONSTRAINT "review_disputes_answered" CHECK ((answer is null) = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "review_cases" ADD COLUMN "text_marks" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review_dispute_files" ADD CONSTRAINT "review_dispute_files_dispute_uuid_review_disputes_uuid_fk" FOREIGN KEY ("dispute_uuid") REFERENCES "public"."review_disputes"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_disputes" ADD CONSTRAINT "review_disputes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_disputes" ADD CONSTRAINT "review_disputes_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_disputes" ADD CONSTRAINT "review_disputes_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_disputes" ADD CONSTRAINT "review_disputes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_dispute_files_of" ON "review_dispute_files" USING btree ("dispute_uuid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_disputes_live" ON "review_disputes" USING btree ("review_id") WHERE state in ('BEGUN', 'OPEN');--> statement-breakpoint
CREATE INDEX "review_disputes_of" ON "review_disputes" USING btree ("review_id","created_at");--> statement-breakpoint
CREATE INDEX "review_disputes_open" ON "review_disputes" USING btree ("opened_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "review_disputes_begun" ON "review_disputes" USING btree ("created_at") WHERE state = 'BEGUN';--> statement-breakpoint
CREATE INDEX "review_disputes_opener" ON "review_disputes" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "review_disputes_answerer" ON "review_disputes" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "review_disputes_decider" ON "review_disputes" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "review_cases_marks" ON "review_cases" USING gin ("text_marks");