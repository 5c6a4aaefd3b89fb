-- no transaction
drop index concurrently if exists "media_assets_content";--> statement-breakpoint
create index concurrently "media_assets_content" on "media_assets" using btree ("content_hash");--> statement-breakpoint
drop index concurrently if exists "storefronts_same_description";--> statement-breakpoint
create index concurrently "storefronts_same_description" on "storefronts" using btree (md5(lower(regexp_replace("description", '\W+', '', 'g')))) where description <> '';
