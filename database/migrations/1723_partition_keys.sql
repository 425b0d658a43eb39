-- concurrently
-- A partitioned table's key contains what it is partitioned by.
drop index concurrently if exists visit_id_at;
create unique index concurrently visit_id_at on visit (id, at);
drop index concurrently if exists audit_entry_id_at;
create unique index concurrently audit_entry_id_at on audit_entry (id, at);
