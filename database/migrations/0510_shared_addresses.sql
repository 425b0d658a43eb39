-- An address of a company belongs to all its people; one without a company to its account alone. What was
-- entered before stays private until its owner shares it.
alter table address add column company_id uuid references company;
create index address_company on address (company_id) where removed_at is null and company_id is not null;

-- Which address is the main one is each person's own choice, also among shared ones.
create table main_address (
  account_id uuid primary key references account,
  address_id uuid not null references address on delete cascade
);
create index main_address_address on main_address (address_id);
insert into main_address (account_id, address_id)
  select account_id, id from address where is_main and removed_at is null;
drop index address_main;
alter table address drop column is_main;

-- The addresses that an account may use, and which of them is its main one.
create view address_book as
  select book.*, main.address_id is not null as is_main
  from (
    select account.id as reader_id, address.* from account join address on address.company_id = account.company_id
    union all
    select address.account_id as reader_id, address.* from address where address.company_id is null
  ) as book
  left join main_address as main on main.account_id = book.reader_id and main.address_id = book.id
  where book.removed_at is null;
