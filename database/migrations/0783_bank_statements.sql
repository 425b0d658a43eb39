-- Statements of the shop's bank accounts, as they were uploaded. Lines and problems are those of the file; only what
-- is without a problem and was taken in becomes bank lines.
create table bank_statement (
  id uuid primary key default gen_random_uuid(),
  bank text not null check (bank in ('bca', 'mandiri', 'bri', 'bni')),
  file_name text not null,
  lines jsonb not null,
  problems jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  applied_at timestamptz,
  applied_by text,
  -- how many of its lines were not known from another statement
  new_lines integer
);
create index bank_statement_uploaded on bank_statement (uploaded_at desc, id);

-- Money that came into a bank account (sen), once however often its statement is uploaded.
create table bank_line (
  id bigint generated always as identity primary key,
  statement_id uuid not null references bank_statement,
  -- what tells it from every other line: bank, day, amount, text, balance, and which of equal ones it is
  identity text not null unique,
  bank text not null,
  booked_on date not null,
  description text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'matched', 'set_aside')),
  settled_at timestamptz,
  settled_by text,
  -- why it was set aside
  note text
);
create index bank_line_queue on bank_line (status, booked_on, id);
create index bank_line_statement on bank_line (statement_id);

-- Which invoices a bank line paid (sen).
create table bank_line_invoice (
  line_id bigint not null references bank_line,
  invoice_id uuid not null references invoice,
  amount bigint not null check (amount > 0),
  primary key (line_id, invoice_id)
);
create index bank_line_invoice_invoice on bank_line_invoice (invoice_id);
