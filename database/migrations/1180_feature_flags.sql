-- Who gets which variant of a feature flag, where staff have decided it; the code says which flags there are.
create table feature_flag (
  key text primary key,
  targeting jsonb not null,
  updated_at timestamptz not null
);
create trigger feature_flag_notify_change after insert or update or delete or truncate on feature_flag
  for each statement execute function notify_catalogue_changed();
