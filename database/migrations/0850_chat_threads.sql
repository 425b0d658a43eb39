-- Conversations with the assistant. A visitor's thread is known by the hash of their token.
create table chat_thread (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references account (id) on delete cascade,
  visitor_hash bytea,
  -- What is known of the order, as modules/content/assistant/rules/dialogue.ts describes it.
  dialogue jsonb not null,
  -- Counted up by every message: two that arrive at once are answered one after the other.
  revision int not null default 0,
  ended_at timestamptz,
  created_at timestamptz not null,
  last_chat_at timestamptz not null,
  check (account_id is not null or visitor_hash is not null)
);
create index chat_thread_account on chat_thread (account_id) where account_id is not null;
create index chat_thread_last_chat on chat_thread (last_chat_at);

-- Each message with the reply to it. `context` is what the stream sends with the reply.
create table chat_message (
  thread_id uuid not null references chat_thread (id) on delete cascade,
  number int not null,
  message text not null,
  reply text not null,
  context jsonb not null,
  understood boolean not null,
  created_at timestamptz not null,
  primary key (thread_id, number)
);
