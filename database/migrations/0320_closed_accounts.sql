-- A buyer may close their account: what it says of them goes, the row stays for the papers that name it.
alter table account
  drop constraint account_status_check,
  add constraint account_status_check
    check (status in ('pending_activation', 'active', 'suspended', 'closed')),
  add column closed_at timestamptz,
  add constraint account_closed check ((status = 'closed') = (closed_at is not null));

-- The buyer's name once their account has lost it: an order's papers have to show it for ten years.
alter table sales_order add column buyer_name text;

alter table account_event
  drop constraint account_event_actor_check,
  add constraint account_event_actor_check check (actor in ('link', 'staff', 'owner'));
