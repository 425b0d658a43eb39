-- The built-in stand-in of the third lender.
insert into lender_simulator (lender) values ('koinworks') on conflict do nothing;
