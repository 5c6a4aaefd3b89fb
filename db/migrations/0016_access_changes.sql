-- Live streams end when what let somebody in may no longer hold, whoever changes it: a use case, the library that keeps
-- sessions, a deleted account that takes its rows along, or an operator.
create function tell_access_changed() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  perform pg_notify(
    'ampersand_live',
    json_build_object('topic', 'user:' || (changed ->> tg_argv[0]), 'kind', 'access')::text
  );
  return null;
end $$;
--> statement-breakpoint
create trigger sessions_access after delete on sessions
  for each row execute function tell_access_changed('user_id');
--> statement-breakpoint
create trigger users_access after update of role, banned on users
  for each row when (old.role is distinct from new.role or old.banned is distinct from new.banned)
  execute function tell_access_changed('id');
--> statement-breakpoint
create trigger vendor_users_access after delete on vendor_users
  for each row execute function tell_access_changed('user_id');
--> statement-breakpoint
create trigger wedding_members_access after update of role or delete on wedding_members
  for each row execute function tell_access_changed('user_id');
--> statement-breakpoint
create trigger storefront_members_access after update of role or delete on storefront_members
  for each row execute function tell_access_changed('user_id');
