-- A file or a photo of a material list that a buyer gave to the assistant.
alter table chat_message add column file_id uuid references stored_file;
create index chat_message_file on chat_message (file_id) where file_id is not null;

-- Since when a buyer waits for a person: for the answer of the one who took the thread over, or for somebody to look at a
-- picture that the assistant cannot read.
alter table chat_thread add column waits_since timestamptz;
create index chat_thread_waiting on chat_thread (waits_since, id) where waits_since is not null;
