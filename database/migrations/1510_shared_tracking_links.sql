-- Buyers make links of their own to pass on; those stay where a message that waits is written anew.
alter table tracking_link add column is_shared boolean not null default false;
