-- no transaction
drop index concurrently if exists "leads_by_need";--> statement-breakpoint
create index concurrently "leads_by_need" on "inquiries" using btree ("storefront_id","status",(case when "status" = 'READY' and "expiration_warnings" > 0 then 0 when "status" = 'READY' and "nudged_at" is not null then 1 when "status" in ('READY', 'CONNECTED') and "last_message_by" = 'COUPLE' then 2 else 3 end),(case when "status" = 'READY' then "ready_at" else "last_message_at" end),"uuid");--> statement-breakpoint
drop index concurrently if exists "leads_by_expiry";--> statement-breakpoint
create index concurrently "leads_by_expiry" on "inquiries" using btree ("storefront_id","status","ready_at","uuid");
