import type { TestShop } from '../shop.ts'

/** What a day late costs (percent of the invoice), from 2026 on where no other day is named. */
type Rate = { from?: string; percentPerDay: number; maxPercent: number }

export const setLateFeeRates = ({ pool }: TestShop, ...rates: Rate[]) =>
  pool.query(
    `insert into setting (key, value, updated_at) values ('invoices.late-fees', $1, now())
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ rates: rates.map((rate) => ({ from: '2026-01-01', ...rate })) })],
  )
