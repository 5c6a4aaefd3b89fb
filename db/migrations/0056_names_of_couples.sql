-- no transaction
drop index concurrently if exists "weddings_primary_name";--> statement-breakpoint
create index concurrently "weddings_primary_name" on "weddings" using btree (lower(regexp_replace(normalize(primary_first_name, NFD), '[\u0300-\u036f]', '', 'g')) collate "C");--> statement-breakpoint
drop index concurrently if exists "weddings_partner_name";--> statement-breakpoint
create index concurrently "weddings_partner_name" on "weddings" using btree (lower(regexp_replace(normalize(partner_first_name, NFD), '[\u0300-\u036f]', '', 'g')) collate "C");
