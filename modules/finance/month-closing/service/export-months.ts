import type { StaffContext } from '#platform/http/context.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { listLedgerMonths } from './months.ts'

/** Streams sales and receivables of every month of the ledger, the oldest first. */
export function exportMonths(
  ctx: StaffContext,
  { format }: { format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(ctx)
  return format === 'xlsx'
    ? streamXlsx(rows, { name: 'Penjualan', frozenRows: 1 })
    : streamCsv(rows)
}

async function* generateRows(ctx: StaffContext): AsyncGenerator<SheetCell[]> {
  yield ['Bulan', 'Jurnal', 'Penjualan (Rp)', 'Piutang akhir (Rp)', 'Uang belum cocok (Rp)']
  const { results } = await listLedgerMonths(ctx)
  for (const { month, transactions, sales, receivables, unmatched } of results.toReversed())
    yield [
      month,
      transactions,
      Number(sales.amount),
      Number(receivables.amount),
      Number(unmatched.amount),
    ]
}
