-- A view is counted once a visit, unless an ad is told to count each time that it is seen (specification, storefront §4).
alter table ad add column is_view_repeated boolean not null default false;
