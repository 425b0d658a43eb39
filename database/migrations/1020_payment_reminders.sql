-- What buyers were reminded of: one row for an invoice and a step of the schedule, so that each is sent once at most.
create table payment_reminder (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references invoice on delete cascade,
  -- days after the due day, negative before it; null where staff sent it by hand
  step smallint,
  -- the day in Jakarta
  sent_on date not null,
  sent_at timestamptz not null,
  -- who of staff sent it by hand
  sent_by text,
  -- to how many people
  recipients integer not null check (recipients > 0),
  check ((step is null) = (sent_by is not null))
);
create unique index payment_reminder_step on payment_reminder (invoice_id, step) where step is not null;
create unique index payment_reminder_by_hand on payment_reminder (invoice_id, sent_on) where step is null;
create index payment_reminder_invoice on payment_reminder (invoice_id, id);
-- Whom the schedule has reached today.
create index payment_reminder_day on payment_reminder (sent_on);

-- Staff stopped the reminders of an invoice or of all of a company, because something about them is disputed.
create table payment_reminder_pause (
  id bigint generated always as identity primary key,
  invoice_id uuid references invoice on delete cascade,
  company_id uuid references company,
  -- only for staff
  reason text not null,
  paused_at timestamptz not null,
  paused_by text not null,
  ended_at timestamptz,
  ended_by text,
  check ((invoice_id is null) <> (company_id is null)),
  check ((ended_at is null) = (ended_by is null))
);
create unique index payment_reminder_pause_invoice on payment_reminder_pause (invoice_id) where ended_at is null;
create unique index payment_reminder_pause_company on payment_reminder_pause (company_id) where ended_at is null;
