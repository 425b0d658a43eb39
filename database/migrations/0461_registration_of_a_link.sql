-- What was typed in the registration that an activation link belongs to: opening the link activates this
-- and nothing that was registered with the address since. Cleared when a link is opened. A link without
-- a password activates the address alone; its owner chooses a password afterwards.
alter table activation
  add column name text,
  add column phone text,
  add column password_hash text,
  add column company_id uuid references company;

update activation set name = account.name, phone = account.phone,
    password_hash = account.password_hash, company_id = account.company_id
  from account
  where account.id = activation.account_id and account.status = 'pending_activation'
    and activation.used_at is null;

-- Google proves an address as well as a link does.
alter table account_event
  drop constraint account_event_actor_check,
  add constraint account_event_actor_check check (actor in ('link', 'google', 'staff', 'owner'));
