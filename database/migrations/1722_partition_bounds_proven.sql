-- Reads all rows, beside those who read and write them.
alter table visit validate constraint visit_bound;
alter table audit_entry validate constraint audit_entry_bound;
