CREATE TABLE "storefront_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"storefront_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"email" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"document_name" text,
	"document_type" text,
	"document_deleted_at" timestamp with time zone,
	"owner_asked_at" timestamp with time zone,
	"owner_answer" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storefront_claims_decided" CHECK ((decided_at is null) = (state in ('OPEN', 'PROVED', 'DISPUTED')))
);
--> statement-breakpoint
CREATE TABLE "storefront_view_days" (
	"storefront_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "storefront_view_days_storefront_id_day_pk" PRIMARY KEY("storefront_id","day"),
	CONSTRAINT "storefront_view_days_some" CHECK (views > 0)
);
--> statement-breakpoint
CREATE TABLE "storefront_visitors" (
	"storefront_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "storefront_visitors_storefront_id_day_visitor_pk" PRIMARY KEY("storefront_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "storefront_claims" ADD CONSTRAINT "storefront_claims_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_claims" ADD CONSTRAINT "storefront_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_claims" ADD CONSTRAINT "storefront_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_view_days" ADD CONSTRAINT "storefront_view_days_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storefront_visitors" ADD CONSTRAINT "storefront_visitors_storefront_id_storefronts_id_fk" FOREIGN KEY ("storefront_id") REFERENCES "public"."storefronts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "storefront_claims_live" ON "storefront_claims" USING btree ("storefront_id","user_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "storefront_claims_waiting" ON "storefront_claims" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "storefront_claims_user" ON "storefront_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "storefront_claims_decider" ON "storefront_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "storefront_claims_documents" ON "storefront_claims" USING btree ("decided_at") WHERE document_name is not null and document_deleted_at is null;--> statement-breakpoint
CREATE INDEX "storefront_visitors_day" ON "storefront_visitors" USING btree ("day");