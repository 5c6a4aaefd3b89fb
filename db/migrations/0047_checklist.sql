CREATE TABLE "checklist_assignees" (
	"task_uuid" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	CONSTRAINT "checklist_assignees_task_uuid_user_id_pk" PRIMARY KEY("task_uuid","user_id")
);
--> statement-breakpoint
CREATE TABLE "checklist_comments" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"task_uuid" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	"written_by" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checklist_files" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"task_uuid" uuid NOT NULL,
	"wedding_id" uuid NOT NULL,
	"uploaded_by" uuid,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "checklist_tasks" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"key" text,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"due_on" date,
	"is_due_chosen" boolean DEFAULT false NOT NULL,
	"due_time" text DEFAULT '' NOT NULL,
	"minutes" smallint,
	"place" text DEFAULT '' NOT NULL,
	"snoozed_until" date,
	"repeats" text,
	"position" integer NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"done_reason" text,
	"auto_off" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "checklist_tasks_repeats" CHECK (repeats in ('WEEKLY', 'BIWEEKLY', 'MONTHLY')),
	CONSTRAINT "checklist_tasks_time" CHECK (due_time = '' or due_on is not null),
	CONSTRAINT "checklist_tasks_minutes" CHECK (minutes between 1 and 1440),
	CONSTRAINT "checklist_tasks_done" CHECK (done_at is not null or (done_by is null and done_reason is null)),
	CONSTRAINT "checklist_tasks_auto" CHECK (done_reason is null or (done_by is null and key is not null))
);
--> statement-breakpoint
CREATE TABLE "checklists" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"templates" text[] NOT NULL,
	"scaled_for" date,
	"planned_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checklist_assignees" ADD CONSTRAINT "checklist_assignees_task_uuid_checklist_tasks_uuid_fk" FOREIGN KEY ("task_uuid") REFERENCES "public"."checklist_tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_assignees" ADD CONSTRAINT "checklist_assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_assignees" ADD CONSTRAINT "checklist_assignees_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_comments" ADD CONSTRAINT "checklist_comments_task_uuid_checklist_tasks_uuid_fk" FOREIGN KEY ("task_uuid") REFERENCES "public"."checklist_tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_comments" ADD CONSTRAINT "checklist_comments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_comments" ADD CONSTRAINT "checklist_comments_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_files" ADD CONSTRAINT "checklist_files_task_uuid_checklist_tasks_uuid_fk" FOREIGN KEY ("task_uuid") REFERENCES "public"."checklist_tasks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_files" ADD CONSTRAINT "checklist_files_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_files" ADD CONSTRAINT "checklist_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_tasks" ADD CONSTRAINT "checklist_tasks_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_tasks" ADD CONSTRAINT "checklist_tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_tasks" ADD CONSTRAINT "checklist_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checklist_assignees_of" ON "checklist_assignees" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "checklist_assignees_user" ON "checklist_assignees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checklist_comments_of" ON "checklist_comments" USING btree ("wedding_id","created_at");--> statement-breakpoint
CREATE INDEX "checklist_comments_task" ON "checklist_comments" USING btree ("task_uuid");--> statement-breakpoint
CREATE INDEX "checklist_comments_author" ON "checklist_comments" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "checklist_comments_removed" ON "checklist_comments" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "checklist_files_of" ON "checklist_files" USING btree ("wedding_id");--> statement-breakpoint
CREATE INDEX "checklist_files_task" ON "checklist_files" USING btree ("task_uuid");--> statement-breakpoint
CREATE INDEX "checklist_files_author" ON "checklist_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "checklist_files_loose" ON "checklist_files" USING btree ("created_at") WHERE kept_at is null or removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checklist_tasks_key" ON "checklist_tasks" USING btree ("wedding_id","key");--> statement-breakpoint
CREATE INDEX "checklist_tasks_due" ON "checklist_tasks" USING btree ("wedding_id","due_on");--> statement-breakpoint
CREATE INDEX "checklist_tasks_removed" ON "checklist_tasks" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "checklist_tasks_done_by" ON "checklist_tasks" USING btree ("done_by") WHERE done_by is not null;--> statement-breakpoint
CREATE INDEX "checklist_tasks_created_by" ON "checklist_tasks" USING btree ("created_by") WHERE created_by is not null;