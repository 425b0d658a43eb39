import type { ResponseFile } from '#platform/contract/call.ts'
import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import type { Money } from '#platform/money.ts'
import { writeWorkbook, type SheetCell } from '#platform/spreadsheets/write-sheets.ts'
import { toDocumentFileName } from '#modules/foundation/shop-documents/rules/file-name.ts'
import { ageBandNames } from '#modules/finance/invoices/ageing-rules.ts'
import { loadStatement, type LoadedStatement, type StatementSubject } from './load-statement.ts'

const toCell = (amount: Money): number => amount / 100
const toMovedCell = (amount: Money): number | null => (amount === 0 ? null : toCell(amount))

/** The statement of a month as an XLSX of two sheets. Throws as `loadStatement` does. */
export async function writeStatement(
  deps: AppDeps,
  subject: StatementSubject,
  month: string,
): Promise<ResponseFile> {
  const statement = await loadStatement(deps, subject, month)
  const bytes = await writeWorkbook([
    { name: 'Rekap tagihan', rows: listLineRows(statement) },
    { name: 'Belum dibayar', rows: listOpenRows(statement) },
  ])
  const pdfName = toDocumentFileName('Rekap-tagihan', statement.party.name.slice(0, 60), month)
  return { name: pdfName.replace(/\.pdf$/, '.xlsx'), bytes }
}

const listLineRows = (statement: LoadedStatement): SheetCell[][] => [
  ['Rekap tagihan', statement.party.name],
  ['Dari', statement.firstDay],
  ['Sampai', statement.lastDay],
  [],
  ['Tanggal', 'Keterangan', 'Dokumen', 'Tagihan (Rp)', 'Pembayaran dan kredit (Rp)', 'Saldo (Rp)'],
  [statement.firstDay, 'Saldo awal', null, null, null, toCell(statement.opening)],
  ...statement.lines.map(({ day, title, note, debit, credit, balance }) => [
    day,
    title,
    note,
    toMovedCell(debit),
    toMovedCell(credit),
    toCell(balance),
  ]),
  [
    statement.lastDay,
    'Saldo akhir',
    null,
    toCell(statement.debits),
    toCell(statement.credits),
    toCell(statement.closing),
  ],
]

const listOpenRows = ({ open, ageing, refundable }: LoadedStatement): SheetCell[][] => [
  ['Nomor', 'PO', 'Jatuh tempo', 'Terlambat (hari)', 'Termasuk denda (Rp)', 'Belum dibayar (Rp)'],
  ...open.map(({ number, poNumber, dueAt, daysLate, lateFee, owed }) => [
    number,
    poNumber,
    toIsoTime(dueAt).slice(0, 10),
    daysLate,
    toMovedCell(lateFee),
    toCell(owed),
  ]),
  [],
  ...ageing.map(({ band, amount }) => [ageBandNames[band], null, null, null, null, toCell(amount)]),
  ['Dana yang akan dikembalikan', null, null, null, null, toCell(refundable)],
]
