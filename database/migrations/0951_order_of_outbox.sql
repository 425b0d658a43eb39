-- Messages that were written in the same millisecond keep their order.
alter table message add column nr bigint generated always as identity;
drop index message_created;
create index message_created on message (created_at desc, nr desc);
drop index message_recipient;
create index message_recipient on message (recipient, created_at desc, nr desc);
