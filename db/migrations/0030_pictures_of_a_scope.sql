-- no transaction
drop index concurrently if exists "media_assets_scope";--> statement-breakpoint
create index concurrently "media_assets_scope" on "media_assets" using btree ("scope_id","guest_key_hash") where scope_id is not null;
