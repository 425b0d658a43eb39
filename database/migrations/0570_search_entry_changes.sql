-- What changed of the search index since a reader last looked: processes hold its entries in memory and read
-- only these again. As `product_change`, it is written inside the transaction that changes an entry and read by
-- that transaction's number, so that a late commit is never passed over and nobody waits.
create table search_entry_change (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  -- null, both of them: everything
  product_id integer,
  sub_category_id integer
);
create index search_entry_change_transaction on search_entry_change (transaction);
create index search_entry_change_at on search_entry_change (at);

create function note_entries_changed() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 1000 then
    insert into search_entry_change default values;
  else
    insert into search_entry_change (product_id, sub_category_id)
    select product_id, sub_category_id from changed;
  end if;
  -- Readers look again within the hour; older notes go, now and then and without waiting.
  delete from search_entry_change where id in (
    select id from search_entry_change where at < now() - interval '1 day'
    order by at limit 1000 for update skip locked);
  return null;
end $$;
create function note_all_entries_changed() returns trigger language plpgsql as $$
begin
  insert into search_entry_change default values;
  return null;
end $$;

create trigger search_entry_note_insert after insert on search_entry
  referencing new table as changed for each statement execute function note_entries_changed();
create trigger search_entry_note_update after update on search_entry
  referencing new table as changed for each statement execute function note_entries_changed();
-- An entry that moves to another sub-category is noted where it was, too.
create trigger search_entry_note_move after update on search_entry
  referencing old table as changed for each statement execute function note_entries_changed();
create trigger search_entry_note_delete after delete on search_entry
  referencing old table as changed for each statement execute function note_entries_changed();
create trigger search_entry_note_truncate after truncate on search_entry
  for each statement execute function note_all_entries_changed();
