CREATE TABLE "guest_imports" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"state" text NOT NULL,
	"sheets" jsonb NOT NULL,
	"defaults" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"counts" jsonb,
	"undo" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_imports_state" CHECK (state in ('UPLOADED', 'MAPPED', 'CHECKED', 'APPLIED', 'UNDONE')),
	CONSTRAINT "guest_imports_undo" CHECK ((state = 'APPLIED') = (undo is not null))
);
--> statement-breakpoint
ALTER TABLE "guest_imports" ADD CONSTRAINT "guest_imports_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_imports_of" ON "guest_imports" USING btree ("wedding_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_imports_expiry" ON "guest_imports" USING btree ("expires_at");