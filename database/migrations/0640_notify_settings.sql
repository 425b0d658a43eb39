-- Shared pages remember the freight to a district, which depends on the fleet and its rates in the settings.
create trigger setting_notify_change after insert or update or delete or truncate on setting
  for each statement execute function notify_catalogue_changed();
