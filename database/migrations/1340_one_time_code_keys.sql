-- Which key a code was hashed with: a fingerprint of one from the environment; null for the database's own.
alter table one_time_code add column key_id text;
