-- Money that came in and that nothing takes yet is in the ledger since: what waits now, as it would have been booked.
with waiting as (
  select 'unmatched_bank' as kind, 'bank' as account, line.id::text as id, line.amount,
    line.booked_on::timestamp at time zone 'Asia/Jakarta' as at,
    concat('Mutasi ', case line.bank when 'mandiri' then 'Mandiri' else upper(line.bank) end, ' ',
      to_char(line.booked_on, 'YYYY-MM-DD')) as told
  from bank_line as line where line.status = 'open'
  union all
  select 'unmatched_gateway', 'gateway', told.id::text, told.amount, told.received_at,
    concat(told.gateway, ': ', left(told.reference, 100))
  from payment_notification as told
  where told.resolved_at is null and told.amount > 0
    and told.verdict in ('wrong_amount', 'late', 'closed', 'duplicate', 'unknown')
), posted as (
  insert into ledger_transaction (source_kind, source_id, at, booked_on, description, posted_at)
  select kind, id, at, (at at time zone 'Asia/Jakarta')::date, told || ', belum cocok', now() from waiting
  on conflict (source_kind, source_id) do nothing
  returning id, source_kind, source_id
)
insert into ledger_entry (transaction_id, account, amount)
select posted.id, side.account, side.amount
from posted join waiting on waiting.kind = posted.source_kind and waiting.id = posted.source_id
  cross join lateral (values (waiting.account, waiting.amount), ('unmatched', -waiting.amount)) as side (account, amount);
