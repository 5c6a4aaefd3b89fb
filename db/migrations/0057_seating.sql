CREATE TABLE "seat_assignments" (
	"plan_uuid" uuid NOT NULL,
	"guest_uuid" uuid NOT NULL,
	"table_uuid" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"is_pinned" boolean NOT NULL,
	CONSTRAINT "seat_assignments_plan_uuid_guest_uuid_pk" PRIMARY KEY("plan_uuid","guest_uuid"),
	CONSTRAINT "seat_assignments_chair" UNIQUE("table_uuid","seat"),
	CONSTRAINT "seat_assignments_seat" CHECK (seat between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "seating_freed" (
	"plan_uuid" uuid NOT NULL,
	"guest_uuid" uuid NOT NULL,
	"table_uuid" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "seating_freed_plan_uuid_guest_uuid_pk" PRIMARY KEY("plan_uuid","guest_uuid"),
	CONSTRAINT "seating_freed_why" CHECK (why in ('DECLINED', 'UNINVITED'))
);
--> statement-breakpoint
CREATE TABLE "seating_plans" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"is_current" boolean NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"room" jsonb NOT NULL,
	"picture_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "seating_plans_gone" CHECK (not (is_current and removed_at is not null)),
	CONSTRAINT "seating_plans_name" CHECK (length(name) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "seating_presences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"table_uuid" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seating_tables" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"number" smallint NOT NULL,
	"label" text NOT NULL,
	"shape" text NOT NULL,
	"size_key" text NOT NULL,
	"length_in" smallint NOT NULL,
	"width_in" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"x_in" integer NOT NULL,
	"y_in" integer NOT NULL,
	"angle" smallint NOT NULL,
	"is_step_free" boolean NOT NULL,
	"is_for_vendors" boolean NOT NULL,
	"slot" smallint NOT NULL,
	CONSTRAINT "seating_tables_number" UNIQUE("plan_uuid","number"),
	CONSTRAINT "seating_tables_slot" UNIQUE("plan_uuid","slot"),
	CONSTRAINT "seating_tables_slots" CHECK (slot between 1 and 150),
	CONSTRAINT "seating_tables_seats" CHECK (seats between 1 and 40),
	CONSTRAINT "seating_tables_text" CHECK (length(label) <= 20),
	CONSTRAINT "seating_tables_shape" CHECK (shape in ('ROUND', 'RECT', 'SQUARE', 'OVAL', 'SWEETHEART', 'ROW'))
);
--> statement-breakpoint
CREATE TABLE "seating_operations" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seating_operations_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_uuid" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "seating_operations_once" UNIQUE("plan_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "seating_runs" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"seed" integer NOT NULL,
	"version" integer NOT NULL,
	"input_hash" text NOT NULL,
	"state" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "seating_runs_state" CHECK (state in ('QUEUED', 'RUNNING', 'DONE', 'IMPOSSIBLE', 'STOPPED')),
	CONSTRAINT "seating_runs_end" CHECK ((ended_at is not null) = (state in ('DONE', 'IMPOSSIBLE', 'STOPPED'))),
	CONSTRAINT "seating_runs_result" CHECK (result is null or state in ('DONE', 'IMPOSSIBLE'))
);
--> statement-breakpoint
CREATE TABLE "seating_versions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"plan_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"tables" smallint NOT NULL,
	"seated" smallint NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "seating_versions_number" UNIQUE("plan_uuid","number"),
	CONSTRAINT "seating_versions_kind" CHECK (kind in ('HOURLY', 'BEFORE_RUN', 'AFTER_RUN', 'BEFORE_RESTORE', 'KEPT'))
);
--> statement-breakpoint
CREATE TABLE "seating_rule_guests" (
	"rule_uuid" uuid NOT NULL,
	"guest_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "seating_rule_guests_rule_uuid_guest_uuid_pk" PRIMARY KEY("rule_uuid","guest_uuid")
);
--> statement-breakpoint
CREATE TABLE "seating_rules" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tag_uuid" uuid,
	"table_numbers" smallint[] NOT NULL,
	"fixture" text,
	"distance_in" integer,
	"balance" text,
	"strength" text NOT NULL,
	"note" text NOT NULL,
	"slot" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seating_rules_slot" UNIQUE("wedding_id","slot"),
	CONSTRAINT "seating_rules_slots" CHECK (slot between 1 and 500),
	CONSTRAINT "seating_rules_strength" CHECK (strength in ('HARD', 'STRONG', 'NICE')),
	CONSTRAINT "seating_rules_note" CHECK (length(note) <= 200)
);
--> statement-breakpoint
CREATE TABLE "seating_waived_rules" (
	"wedding_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "seating_waived_rules_wedding_id_key_pk" PRIMARY KEY("wedding_id","key"),
	CONSTRAINT "seating_waived_rules_key" CHECK (length(key) <= 80)
);
--> statement-breakpoint
CREATE TABLE "seating_sheets" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"event_uuid" uuid NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"fields" text[] NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_state" jsonb,
	CONSTRAINT "seating_sheets_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "seat_assignments" ADD CONSTRAINT "seat_assignments_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_assignments" ADD CONSTRAINT "seat_assignments_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_assignments" ADD CONSTRAINT "seat_assignments_table_uuid_seating_tables_uuid_fk" FOREIGN KEY ("table_uuid") REFERENCES "public"."seating_tables"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_freed" ADD CONSTRAINT "seating_freed_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_freed" ADD CONSTRAINT "seating_freed_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_freed" ADD CONSTRAINT "seating_freed_table_uuid_seating_tables_uuid_fk" FOREIGN KEY ("table_uuid") REFERENCES "public"."seating_tables"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD CONSTRAINT "seating_plans_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD CONSTRAINT "seating_plans_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_plans" ADD CONSTRAINT "seating_plans_picture_id_media_assets_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_presences" ADD CONSTRAINT "seating_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_presences" ADD CONSTRAINT "seating_presences_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_presences" ADD CONSTRAINT "seating_presences_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_tables" ADD CONSTRAINT "seating_tables_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_operations" ADD CONSTRAINT "seating_operations_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_operations" ADD CONSTRAINT "seating_operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_runs" ADD CONSTRAINT "seating_runs_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_runs" ADD CONSTRAINT "seating_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_versions" ADD CONSTRAINT "seating_versions_plan_uuid_seating_plans_uuid_fk" FOREIGN KEY ("plan_uuid") REFERENCES "public"."seating_plans"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_versions" ADD CONSTRAINT "seating_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rule_guests" ADD CONSTRAINT "seating_rule_guests_rule_uuid_seating_rules_uuid_fk" FOREIGN KEY ("rule_uuid") REFERENCES "public"."seating_rules"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rule_guests" ADD CONSTRAINT "seating_rule_guests_guest_uuid_guests_uuid_fk" FOREIGN KEY ("guest_uuid") REFERENCES "public"."guests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_rules" ADD CONSTRAINT "seating_rules_tag_uuid_guest_tags_uuid_fk" FOREIGN KEY ("tag_uuid") REFERENCES "public"."guest_tags"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_waived_rules" ADD CONSTRAINT "seating_waived_rules_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_sheets" ADD CONSTRAINT "seating_sheets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seating_sheets" ADD CONSTRAINT "seating_sheets_event_uuid_wedding_events_uuid_fk" FOREIGN KEY ("event_uuid") REFERENCES "public"."wedding_events"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_assignments_guest" ON "seat_assignments" USING btree ("guest_uuid");--> statement-breakpoint
CREATE INDEX "seating_freed_guest" ON "seating_freed" USING btree ("guest_uuid");--> statement-breakpoint
CREATE INDEX "seating_freed_table" ON "seating_freed" USING btree ("table_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "seating_plans_current" ON "seating_plans" USING btree ("event_uuid") WHERE is_current;--> statement-breakpoint
CREATE INDEX "seating_plans_of" ON "seating_plans" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "seating_plans_event" ON "seating_plans" USING btree ("event_uuid");--> statement-breakpoint
CREATE INDEX "seating_plans_picture" ON "seating_plans" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "seating_plans_removed" ON "seating_plans" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "seating_presences_of" ON "seating_presences" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "seating_presences_plan" ON "seating_presences" USING btree ("plan_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "seating_tables_label" ON "seating_tables" USING btree ("plan_uuid",lower("label")) WHERE label <> '';--> statement-breakpoint
CREATE INDEX "seating_operations_user" ON "seating_operations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seating_operations_at" ON "seating_operations" USING btree ("at");--> statement-breakpoint
CREATE INDEX "seating_runs_of" ON "seating_runs" USING btree ("plan_uuid","created_at");--> statement-breakpoint
CREATE INDEX "seating_runs_user" ON "seating_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seating_runs_created" ON "seating_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seating_versions_user" ON "seating_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seating_rule_guests_guest" ON "seating_rule_guests" USING btree ("guest_uuid");--> statement-breakpoint
CREATE INDEX "seating_rules_tag" ON "seating_rules" USING btree ("tag_uuid");--> statement-breakpoint
CREATE INDEX "seating_sheets_of" ON "seating_sheets" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "seating_sheets_event" ON "seating_sheets" USING btree ("event_uuid");