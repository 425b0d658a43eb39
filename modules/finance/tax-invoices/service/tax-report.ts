import type { AppDeps } from '#platform/http/context.ts'
import { sen, sum, zero } from '#platform/money.ts'
import { streamCsv, streamXlsx, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { toMonthDays } from '#platform/months.ts'
import {
  listReportRows,
  reportKinds,
  type TaxReportKind,
  type TaxReportRow,
} from '../store/tax-report.ts'

const BATCH = 1000

const HEADINGS = [
  'Tanggal',
  'Jenis',
  'Nomor',
  'Tagihan',
  'Pembeli',
  'NPWP atau NIK',
  'Dilaporkan',
  'Dasar tanpa PPN (Rp)',
  'DPP nilai lain (Rp)',
  'PPN (Rp)',
  'Jumlah (Rp)',
]

const kindNames: Record<TaxReportKind, string> = {
  invoice: 'Tagihan',
  cancellation: 'Pembatalan',
  credit_note: 'Nota kredit',
}

/** Streams every document of a month with its PPN, one row each, and their sum as the last row. */
export function streamTaxReport(
  { db }: Pick<AppDeps, 'db'>,
  { month, format }: { month: string; format: 'xlsx' | 'csv' },
): AsyncIterable<Uint8Array> {
  const rows = generateRows(db, month)
  return format === 'xlsx' ? streamXlsx(rows, { name: 'PPN', frozenRows: 1 }) : streamCsv(rows)
}

async function* generateRows(db: AppDeps['db'], month: string): AsyncGenerator<SheetCell[]> {
  yield HEADINGS
  const total = { exclusive: zero, base: zero, tax: zero }
  for (const kind of reportKinds)
    for await (const row of readRows(db, kind, month)) {
      total.exclusive = sum([total.exclusive, sen(row.exclusive)])
      total.base = sum([total.base, sen(row.base)])
      total.tax = sum([total.tax, sen(row.tax)])
      yield [
        row.day,
        kindNames[kind],
        row.number,
        row.invoiceNumber,
        row.buyer,
        row.idNumber,
        describeReporting(row),
        ...toAmounts(row),
      ]
    }
  yield ['Jumlah', null, null, null, null, null, null, ...toAmounts(total)]
}

async function* readRows(
  db: AppDeps['db'],
  kind: TaxReportKind,
  month: string,
): AsyncGenerator<TaxReportRow> {
  let after: TaxReportRow | undefined
  for (;;) {
    const rows = await listReportRows(db, kind, toMonthDays(month), after, BATCH)
    yield* rows
    after = rows.at(-1)
    if (rows.length < BATCH) return
  }
}

function describeReporting({ idNumber, isBusiness }: TaxReportRow): string {
  if (idNumber) return 'Faktur pajak'
  return isBusiness ? 'Menunggu NPWP' : 'Digunggung'
}

const toAmounts = ({ exclusive, base, tax }: { exclusive: number; base: number; tax: number }) =>
  [exclusive, base, tax, exclusive + tax].map((amount) => amount / 100)
