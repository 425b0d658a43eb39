-- How often staff have changed a thing: who saves over a change that they have not seen is told so.
alter table category add column revision integer not null default 1;
alter table sub_category add column revision integer not null default 1;
alter table brand add column revision integer not null default 1;
alter table product add column revision integer not null default 1;
alter table variant add column revision integer not null default 1;

-- Every word that a product may be meant by, its shelf's and its SKUs' too: what a search asks last.
-- Written with the product's entry, so that whoever saves a product need not know of it.
create table search_text (
  product_id integer primary key references product on delete cascade,
  words tsvector not null
);
create index search_text_words on search_text using gin (words);
alter table product drop column search;
alter table product drop column search_text;
insert into search_due select id from product on conflict do nothing;

-- Pictures of a product beside its first one and those of its variants.
alter table product add column gallery text[] not null default '{}';

-- Papers of a product: data sheets, certificates, instructions.
create table product_document (
  id uuid primary key default gen_random_uuid(),
  product_id integer not null references product,
  title text not null,
  file_id uuid not null references stored_file,
  position integer not null default 0
);
create index product_document_product on product_document (product_id, position);
create trigger product_document_changed after insert or update or delete or truncate on product_document
  for each statement execute function catalogue_changed();
create trigger product_document_told after insert or update or delete or truncate on product_document
  for each statement execute function told_all();

-- A part of one process's statement that lets staff page through what is not on sale any more.
create index product_retired on product (id desc) where not active;

-- Every change of what is on hand, with its reason: the database writes it, so none can be missing.
create table stock_move (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  variant_id integer not null references variant,
  warehouse_id integer not null references warehouse,
  -- receipt: goods came in; adjustment: counted, broken, moved; delivery: left with an order
  kind text not null check (kind in ('receipt', 'adjustment', 'delivery')),
  change numeric(14, 3) not null,
  on_hand numeric(14, 3) not null,
  reason text not null,
  reference text,
  by_name text not null
);
create index stock_move_variant on stock_move (variant_id, id desc);

-- Who moves stock says why in the same transaction (`stock.why`); what says nothing is set up, not moved.
create function note_stock_move() returns trigger language plpgsql as $$
declare
  why jsonb := nullif(current_setting('stock.why', true), '')::jsonb;
  was numeric := case tg_op when 'INSERT' then 0 else old.on_hand end;
begin
  if why is not null then
    insert into stock_move (at, variant_id, warehouse_id, kind, change, on_hand, reason, reference, by_name)
    values ((why ->> 'at')::timestamptz, new.variant_id, new.warehouse_id, why ->> 'kind', new.on_hand - was,
      new.on_hand, why ->> 'reason', why ->> 'reference', why ->> 'by');
  end if;
  return null;
end $$;
create trigger stock_move_new after insert on stock
  for each row when (new.on_hand <> 0) execute function note_stock_move();
create trigger stock_move_now after update of on_hand on stock
  for each row when (new.on_hand <> old.on_hand) execute function note_stock_move();

-- A sub-category is found by its address alone.
alter table sub_category drop constraint sub_category_category_id_slug_key;
alter table sub_category add constraint sub_category_slug_key unique (slug);
