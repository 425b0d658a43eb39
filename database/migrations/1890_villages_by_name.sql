-- concurrently
-- A district is found by the beginning of one of its villages' names, 80,000 of which were read for that.
drop index concurrently if exists village_name;
create index concurrently village_name on village (lower(name) text_pattern_ops);
