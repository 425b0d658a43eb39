-- A file is sent before the form that it belongs to: until a thing takes it up it is loose, seen by
-- its sender alone, and it goes after two days.
alter table stored_file add column attached_at timestamptz;
update stored_file set attached_at = created_at;
create index stored_file_loose on stored_file (owner_id, created_at) where attached_at is null;
