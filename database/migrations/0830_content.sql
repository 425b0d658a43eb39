-- What staff write: articles of the blog in their categories, and the pages of text.
create table article_category (
  id integer generated always as identity primary key,
  slug text not null unique,
  name text not null,
  description text not null default ''
);

create table article (
  id integer generated always as identity primary key,
  -- Fixed when the article is created, so that no link to it ever breaks.
  slug text not null unique,
  category_id integer not null references article_category,
  title text not null,
  excerpt text not null,
  -- Markdown
  body text not null,
  -- path of an image in the file store
  picture text not null,
  author text not null,
  -- slugs of sub-categories show their goods
  tags text[] not null default '{}',
  -- slug of the product that the article calculates with
  calculator_product text,
  reading_minutes integer not null check (reading_minutes > 0),
  -- null: a draft; later than now: scheduled
  published_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index article_newest on article (published_at desc, id desc);
create index article_category_newest on article (category_id, published_at desc);

-- A page of text that staff have changed; without a row it is shown as it was delivered.
create table written_page (
  slug text primary key,
  title text not null,
  description text not null,
  body text not null,
  revision integer not null default 1,
  updated_at timestamptz not null
);

-- Every saved version of what staff write, the current one included.
create table content_version (
  id bigint generated always as identity primary key,
  entity_type text not null check (entity_type in ('article', 'page')),
  entity_id text not null,
  revision integer not null,
  fields jsonb not null,
  staff_name text not null,
  saved_at timestamptz not null,
  unique (entity_type, entity_id, revision)
);

-- Cached pages show all of these but the versions.
create trigger article_category_notify_change after insert or update or delete or truncate on article_category
  for each statement execute function notify_catalogue_changed();
create trigger article_notify_change after insert or update or delete or truncate on article
  for each statement execute function notify_catalogue_changed();
create trigger written_page_notify_change after insert or update or delete or truncate on written_page
  for each statement execute function notify_catalogue_changed();
