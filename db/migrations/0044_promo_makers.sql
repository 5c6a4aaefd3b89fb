ALTER TABLE "promo_codes" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "ended_by" uuid;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_codes_maker" ON "promo_codes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "promo_codes_ender" ON "promo_codes" USING btree ("ended_by");