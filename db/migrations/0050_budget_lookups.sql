CREATE INDEX "budget_changes_at" ON "budget_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "budget_contributors_removed" ON "budget_contributors" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_files_removed" ON "budget_files" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_lines_payer" ON "budget_lines" USING btree ("payer_uuid") WHERE payer_uuid is not null;--> statement-breakpoint
CREATE INDEX "budget_lines_removed" ON "budget_lines" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_payments_payer" ON "budget_payments" USING btree ("payer_uuid") WHERE payer_uuid is not null;--> statement-breakpoint
CREATE INDEX "budget_payments_removed" ON "budget_payments" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "budget_scenarios_removed" ON "budget_scenarios" USING btree ("removed_at") WHERE removed_at is not null;