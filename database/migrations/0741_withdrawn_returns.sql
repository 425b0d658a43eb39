-- A buyer takes a return back before its goods are fetched.
alter table order_return drop constraint order_return_status_check;
alter table order_return add constraint order_return_status_check
  check (status in ('requested', 'approved', 'refused', 'withdrawn', 'received', 'credited'));
