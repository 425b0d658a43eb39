-- contracts: the release before reads and writes `audit_entry` by its name alone, and never sets its id.
alter table audit_entry rename to audit_entry_before;
alter table audit_entry_before alter column id drop identity;
alter table audit_entry_before drop constraint audit_entry_pkey;
alter table audit_entry_before add constraint audit_entry_before_pkey primary key using index audit_entry_id_at;
alter index audit_entry_thing rename to audit_entry_before_thing;
alter index audit_entry_at rename to audit_entry_before_at;
alter index audit_entry_staff rename to audit_entry_before_staff;
alter index audit_entry_thing_at rename to audit_entry_before_thing_at;

create sequence audit_entry_id_seq;
create table audit_entry (
  id bigint not null default nextval('audit_entry_id_seq'),
  at timestamptz not null,
  staff_id uuid,
  staff_name text not null,
  action text not null,
  thing text not null,
  thing_id text not null,
  thing_name text not null,
  before jsonb,
  after jsonb,
  request_id text,
  primary key (id, at)
) partition by range (at);
alter sequence audit_entry_id_seq owned by audit_entry.id;
create index audit_entry_thing on audit_entry (thing, thing_id);
create index audit_entry_at on audit_entry (at desc);
create index audit_entry_staff on audit_entry (staff_id, at desc, id desc);
create index audit_entry_thing_at on audit_entry (thing, at desc, id desc);
do $$
declare
  bound text := (select substring(pg_get_constraintdef(oid) from '''(.+)''') from pg_constraint
    where conname = 'audit_entry_bound');
begin
  perform setval('audit_entry_id_seq', max(id)) from audit_entry_before having max(id) is not null;
  if exists (select from audit_entry_before) then
    execute format(
      'alter table audit_entry attach partition audit_entry_before for values from (minvalue) to (%L)', bound);
    alter table audit_entry_before drop constraint audit_entry_bound;
  else
    drop table audit_entry_before;
  end if;
end $$;
create table audit_entry_default partition of audit_entry default;
