-- The audit log filtered by person and by kind of entity, and the choices of both filters.
create index audit_entry_staff on audit_entry (staff_id, at desc, id desc);
create index audit_entry_thing_at on audit_entry (thing, at desc, id desc);
