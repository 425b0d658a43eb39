-- Staff read the conversations with the assistant, take one over and answer it by hand.
alter table chat_thread
  -- in the order in which they began: two of one moment have an order too
  add column nr bigint generated always as identity,
  -- who answers in place of the assistant, until the thread is handed back
  add column handler_id uuid references staff on delete set null,
  add column handler text;
create index chat_thread_list on chat_thread (last_chat_at desc, nr desc);
create index chat_thread_handler on chat_thread (handler_id) where handler_id is not null;

alter table chat_message
  -- null where only a person wrote; the reply is empty where one is still to write it
  alter column message drop not null,
  -- the member of staff who wrote the reply
  add column person text,
  -- the words that the assistant did not understand
  add column unclear text[] not null default '{}';
update chat_message set unclear = array[left(message, 200)] where not understood;
alter table chat_message drop column understood;
create index chat_message_unclear on chat_message (created_at) where unclear <> '{}';
