CREATE TABLE "lead_search" (
	"inquiry_uuid" uuid NOT NULL,
	"seq" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	"version" smallint NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_search_inquiry_uuid_seq_pk" PRIMARY KEY("inquiry_uuid","seq")
);
--> statement-breakpoint
DROP INDEX "storefront_search_name";--> statement-breakpoint
DROP INDEX "storefront_search_category_name";--> statement-breakpoint
ALTER TABLE "lead_search" ADD CONSTRAINT "lead_search_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_search_words" ON "lead_search" USING gin ("words");