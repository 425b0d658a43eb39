-- Faults that browsers and servers reported, grouped by what is one and the same fault.
create table error_group (
  id bigint generated always as identity primary key,
  fingerprint text not null unique,
  error_class text not null,
  message text not null,
  context text not null,
  -- where it happened: browser or server
  source text not null check (source in ('browser', 'server')),
  severity text not null check (severity in ('error', 'warning', 'info')),
  unhandled boolean not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  event_count bigint not null default 0,
  resolved_at timestamptz
);
create index error_group_open on error_group (last_seen_at desc, id desc) where resolved_at is null;
create index error_group_list on error_group (last_seen_at desc, id desc);
create index error_group_new on error_group (first_seen_at);

-- The newest events of each group; older ones only count.
create table error_event (
  id bigint generated always as identity primary key,
  group_id bigint not null references error_group on delete cascade,
  at timestamptz not null,
  user_id text,
  event jsonb not null
);
create index error_event_group on error_event (group_id, id desc);
create index error_event_at on error_event (at);
create index error_event_user on error_event (user_id) where user_id is not null;
