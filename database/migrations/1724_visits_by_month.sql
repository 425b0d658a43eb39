-- contracts: the release before reads and writes `visit` by its name alone, and never its id.
alter table visit rename to visit_before;
alter table visit_before alter column id drop identity;
alter table visit_before drop constraint visit_pkey;
alter table visit_before add constraint visit_before_pkey primary key using index visit_id_at;
alter index visit_at rename to visit_before_at;
alter index visit_account rename to visit_before_account;

create sequence visit_id_seq;
create table visit (
  id bigint not null default nextval('visit_id_seq'),
  at timestamptz not null,
  account_id uuid references account,
  path text not null,
  referrer text,
  agent text not null,
  primary key (id, at)
) partition by range (at);
alter sequence visit_id_seq owned by visit.id;
create index visit_at on visit (at);
create index visit_account on visit (account_id) where account_id is not null;
do $$
declare
  bound text := (select substring(pg_get_constraintdef(oid) from '''(.+)''') from pg_constraint
    where conname = 'visit_bound');
begin
  perform setval('visit_id_seq', max(id)) from visit_before having max(id) is not null;
  if exists (select from visit_before) then
    execute format('alter table visit attach partition visit_before for values from (minvalue) to (%L)', bound);
    alter table visit_before drop constraint visit_bound;
  else
    drop table visit_before;
  end if;
end $$;
-- What no partition is there for, until a job has made one.
create table visit_default partition of visit default;
