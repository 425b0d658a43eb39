-- Which scripts and styles each build of the pages has, and when a process last started with it: pages
-- that a browser opened before a release go on asking for theirs.
create table web_build (
  id text primary key,
  files text[] not null,
  started_at timestamptz not null
);
