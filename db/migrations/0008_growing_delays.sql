CREATE TABLE "limited_tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "limited_tries_tried_at" ON "limited_tries" USING btree ("tried_at");