-- What one of all processes does, and until when it is known to.
create table lease (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);
