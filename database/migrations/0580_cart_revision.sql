-- Counts the writes to a cart, so that an order which read it without a lock sees whether it is the same.
alter table cart add column revision bigint not null default 0;
