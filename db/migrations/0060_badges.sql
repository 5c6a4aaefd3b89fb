CREATE TABLE "award_years" (
	"year" smallint PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_years_range" CHECK (year between 2023 and 9999)
);
--> statement-breakpoint
CREATE TABLE "badge_counts" (
	"storefront_id" integer NOT NULL,
	"day" date NOT NULL,
	"facts" jsonb NOT NULL,
	"badges" text[] NOT NULL,
	CONSTRAINT "badge_counts_storefront_id_day_pk" PRIMARY KEY("storefront_id","day")
);
--> statement-breakpoint
CREATE TABLE "badge_nights" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefront_save_days" (
	"storefront_id" integer NOT NULL,
	"day" date NOT NULL,
	"saves" integer NOT NULL,
	CONSTRAINT "storefront_save_days_storefront_id_day_pk" PRIMARY KEY("storefront_id","day"),
	CONSTRAINT "storefront_save_days_some" CHECK (saves > 0)
);
--> statement-breakpoint
ALTER TABLE "badge_counts" ADD CONSTRAINT "badge_counts_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_save_days" ADD CONSTRAINT "storefront_save_days_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "badge_counts_day" ON "badge_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "storefront_save_days_day" ON "storefront_save_days" USING btree ("day");