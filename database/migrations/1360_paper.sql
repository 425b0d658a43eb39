-- An invoice may be paid on a page of Paper.id, which a link opens.
alter table payment drop constraint payment_method_check,
  add check (method in ('va', 'qris', 'paper')),
  add column payment_url text;

-- The built-in Paper stands beside the built-in bank: each behaves, and signs, on its own.
alter table bank_simulator add column gateway text not null default 'simulator'
  check (gateway in ('simulator', 'paper-simulator'));
alter table bank_simulator alter column gateway drop default, drop column is_only, add primary key (gateway);
insert into bank_simulator (gateway, secret)
  values ('paper-simulator', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
alter table bank_simulator_account add column gateway text not null default 'simulator' references bank_simulator;
alter table bank_simulator_account alter column gateway drop default;
