-- An import can be undone as one: the undo is an import of its own, without a file, looked through and
-- applied as any other. Prices raised by a percentage are one without a file, too.
alter table catalogue_import alter column file_id drop not null;
alter table catalogue_import add column undo_of uuid references catalogue_import;
-- Rows in which somebody else changed a value since the export, or since the import that is undone.
alter table catalogue_import add column "overlaps" integer not null default 0;
-- Whether every value that stood there before is known, so that it can be undone.
alter table catalogue_import add column undoable boolean not null default false;
create index catalogue_import_undo on catalogue_import (undo_of) where undo_of is not null;

-- Imports that wait to be applied hold their attributes in a form that is not read any more.
update catalogue_import set state = 'failed', problem = 'Unggah lagi berkasnya.' where state in ('checked', 'applying');

-- Who saved a variant's values last, for a colleague to compare: an import is one entry of the audit log.
create index catalogue_import_change_of_variant on catalogue_import_change (variant_id) where variant_id is not null;
-- The rows that somebody else changed as well, to page through them alone.
create index catalogue_import_change_overlaps on catalogue_import_change (import_id, number)
  where jsonb_exists(change, 'overlaps');
