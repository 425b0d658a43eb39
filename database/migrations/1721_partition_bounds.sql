-- Page views and the audit log become tables of monthly partitions (decision 176). What they hold so far becomes the
-- first partition as it is: until the end of the next month in Jakarta. That is declared here, proven by the next migration,
-- and so needs no look at the rows while the tables are exchanged.
do $$
declare
  name text;
  bound timestamptz;
begin
  foreach name in array array['visit', 'audit_entry'] loop
    execute format(
      $query$select (date_trunc('month', greatest(now(), max(at)) at time zone 'Asia/Jakarta') + interval '2 months')
        at time zone 'Asia/Jakarta' from %I$query$, name) into bound;
    execute format('alter table %I add constraint %I check (at < %L::timestamptz) not valid', name, name || '_bound', bound);
  end loop;
end $$;
