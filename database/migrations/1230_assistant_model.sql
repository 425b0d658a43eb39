-- What the assistant's language model has taken of a conversation (tokens).
alter table chat_thread add column model_tokens bigint not null default 0;

-- What it has taken on a day, of all conversations: its limit holds for every process together.
create table model_usage (
  day date primary key,
  input_tokens bigint not null,
  output_tokens bigint not null
);
