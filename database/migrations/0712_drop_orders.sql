-- The order in which staff want a driver's drops of a day; what is not in it comes after.
create table drop_order (
  day date not null,
  driver_phone text not null,
  delivery_ids uuid[] not null,
  primary key (day, driver_phone)
);
