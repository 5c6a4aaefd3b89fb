-- no transaction
drop index concurrently if exists availability_blocks_reasons;
--> statement-breakpoint
create unique index concurrently availability_blocks_reasons on availability_blocks (storefront_id, day, kind);
--> statement-breakpoint
alter table availability_blocks
  drop constraint if exists availability_blocks_storefront_id_day_pk,
  drop constraint if exists availability_blocks_storefront_id_day_kind_pk,
  add constraint availability_blocks_storefront_id_day_kind_pk primary key using index availability_blocks_reasons;
