-- Processes remember who holds an access token (decision 49). What changes that answer is sent at commit on channel
-- 'session_invalidation', as tags with spaces between them: session:…, account:…, staff:…, company:…, or `all`.
create function notify_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_invalidation', tg_argv[0] || ':' || old.id);
  return null;
end $$;

-- Of some thousand tokens that the nightly job deletes, a notification (under 8,000 bytes) names none.
create function notify_tokens_changed() returns trigger language plpgsql as $$
declare tags text;
begin
  select string_agg(distinct 'session:' || session_id, ' ') into tags from was;
  if tags is not null then
    perform pg_notify('session_invalidation', case when octet_length(tags) < 7000 then tags else 'all' end);
  end if;
  return null;
end $$;

create trigger session_notify_end after update on session
  for each row when (old.* is distinct from new.*) execute function notify_session_changed('session');
create trigger session_notify_delete after delete on session
  for each row execute function notify_session_changed('session');
create trigger session_token_notify_update after update on session_token
  referencing old table as was for each statement execute function notify_tokens_changed();
create trigger session_token_notify_delete after delete on session_token
  referencing old table as was for each statement execute function notify_tokens_changed();
create trigger account_notify_holder after update on account
  for each row when ((old.status, old.name, old.email, old.company_id, old.password_is_public)
    is distinct from (new.status, new.name, new.email, new.company_id, new.password_is_public))
  execute function notify_session_changed('account');
create trigger account_notify_delete after delete on account
  for each row execute function notify_session_changed('account');
create trigger staff_notify_holder after update on staff
  for each row when (old.* is distinct from new.*) execute function notify_session_changed('staff');
create trigger staff_notify_delete after delete on staff
  for each row execute function notify_session_changed('staff');
create trigger company_notify_holder after update on company
  for each row when (old.state is distinct from new.state) execute function notify_session_changed('company');
create trigger company_notify_delete after delete on company
  for each row execute function notify_session_changed('company');
