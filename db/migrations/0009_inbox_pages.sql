-- no transaction
drop index concurrently if exists "inquiries_inbox";--> statement-breakpoint
create index concurrently "inquiries_inbox" on "inquiries" using btree ("wedding_id","last_event_at","uuid");--> statement-breakpoint
drop index concurrently if exists "inquiries_of_wedding";
