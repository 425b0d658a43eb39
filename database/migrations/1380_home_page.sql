-- The home page's sections: what readers see, and the draft that staff are working on.
create table home_page (
  id integer primary key default 1 check (id = 1),
  -- published, in their order (modules/content/home/rules)
  sections jsonb not null,
  -- of the published sections; each has a content_version
  revision integer not null default 1,
  published_at timestamptz,
  draft jsonb not null,
  -- counts the changes of the draft
  draft_revision integer not null default 1,
  next_section_id integer not null,
  -- whoever has it sees the draft; another one with every publication
  preview_key text not null default replace(gen_random_uuid()::text, '-', '')
);

alter table content_version drop constraint content_version_entity_type_check;
alter table content_version add check (entity_type in ('article', 'page', 'home'));

-- As the shop is delivered.
with delivered as (
  select jsonb_agg(jsonb_build_object(
    'id', position, 'kind', kind, 'title', title, 'isOn', true, 'startsAt', null, 'endsAt', null,
    'keys', '[]'::jsonb, 'picture', null, 'alt', '', 'link', '', 'revision', 1) order by position) as sections,
    max(position) + 1 as next
  from (values
    (1, 'selling-points', 'Keunggulan toko'),
    (2, 'categories', 'Kategori'),
    (3, 'prices', 'Harga hari ini'),
    (4, 'popular', 'Paling laku'),
    (5, 'recently-viewed', 'Terakhir dilihat'),
    (6, 'brands', 'Merek'),
    (7, 'articles', 'Panduan terbaru'),
    (8, 'business', 'Belanja atas nama perusahaan')
  ) as section (position, kind, title)
), page as (
  insert into home_page (sections, draft, next_section_id) select sections, sections, next from delivered
  returning sections
)
insert into content_version (entity_type, entity_id, revision, fields, staff_name, saved_at)
  select 'home', '1', 1, jsonb_build_object('sections', sections), 'Bawaan', now() from page;

-- Cached pages show what is published; a change of the draft leaves them alone.
create trigger home_page_notify_change after insert or delete or truncate or update of sections on home_page
  for each statement execute function notify_catalogue_changed();
