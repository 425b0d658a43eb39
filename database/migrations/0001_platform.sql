-- What the platform keeps: settings, audit, answers of idempotent calls, files, outgoing messages, workers.

-- Trusted since PostgreSQL 13: the role needs CREATE on its database, no superuser.
create extension if not exists pg_trgm;

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid,
  staff_name text not null,
  action text not null,
  thing text not null,
  thing_id text not null,
  thing_name text not null,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_entry_thing on audit_entry (thing, thing_id);
create index audit_entry_at on audit_entry (at desc);

create table idempotency (
  actor text not null,
  call text not null,
  key text not null check (length(key) between 1 and 128),
  body_digest bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor, call, key)
);

create table stored_file (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  place text not null,
  purpose text not null,
  owner_id uuid,
  created_at timestamptz not null
);

-- The outbox: every mail and message as it looks, before and after it is sent.
create table message (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('mail', 'whatsapp')),
  template text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  link text,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  failure text
);
create index message_created on message (created_at desc);
create index message_recipient on message (recipient, created_at desc);

-- A worker that was killed keeps its jobs locked; who is alive stands here.
create table worker_heartbeat (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);

-- Gap-free numbers of documents, one row a kind and month; the row lock makes them so.
create table document_counter (
  kind text not null,
  period text not null,
  last integer not null default 0,
  primary key (kind, period)
);
